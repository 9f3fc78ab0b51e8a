import { afterEach, expect, it } from 'vitest'
import { wayOf, type Way } from './keys'

function pressed(html: string, key: string, cameByKeys = false, more: KeyboardEventInit = {}): Way | null {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more })
  ;(document.body.querySelector('[autofocus]') ?? document.body).dispatchEvent(event)
  return wayOf(event, cameByKeys)
}
afterEach(() => (document.body.innerHTML = ''))

it.each([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'on'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'play'],
  ['x', null],
])('%o leads %s', (key, way) => expect(pressed('', key)).toBe(way))

it('leads on after a press on a button or a piece', () => {
  expect(pressed('<button autofocus>', 'ArrowRight')).toBe('on')
  expect(pressed('<button autofocus data-stop>', 'ArrowRight')).toBe('on')
})

it('leaves a piece its arrows if keys led there', () => {
  expect(pressed('<button autofocus data-stop>', 'ArrowRight', true)).toBeNull()
  expect(pressed('<button autofocus>', 'ArrowRight', true)).toBe('on')
})

it('leaves Space to what it presses', () => {
  expect(pressed('<button autofocus>', ' ')).toBeNull()
  expect(pressed('<input autofocus type=range>', ' ')).toBe('play')
})

it.each([
  '<input autofocus>',
  '<select autofocus></select>',
  '<textarea autofocus></textarea>',
  '<input autofocus type=range>',
  '<dialog open></dialog>',
])('leaves arrows to %s', (html) => {
  expect(pressed(html, 'ArrowRight')).toBeNull()
})

it('leaves the browser its own', () => {
  expect(pressed('', 'ArrowLeft', false, { altKey: true })).toBeNull()
})
