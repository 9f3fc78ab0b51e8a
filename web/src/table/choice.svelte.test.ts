import { describe, expect, it } from 'vitest'
import { boardOf } from '../scene/for-tests'
import type { Action, Reason } from '../scene/sight'
import { begin, choose } from './choice'
import { Choice } from './choice.svelte.ts'

const action = (token: string, kind: string, ...places: string[]): Action => ({ token, kind, places, words: token })
const board = (actions: Action[], refusals: Reason[] = []) => boardOf({ actions, refusals })

const attack = board(
  [
    action('1x2.1', 'attack', 'row/1', 'seat/2/row/1'),
    action('1x2.2', 'attack', 'row/1', 'seat/2/row/2'),
    action('2x2.1', 'attack', 'row/2', 'seat/2/row/1'),
    action('pass', 'pass'),
  ],
  [{ token: '3x2.1', places: ['row/3'], reason: 'The Shogun never attacks.' }],
)

describe('Choice', () => {
  it('narrows the actions place by place until one is left', () => {
    const choice = new Choice(
      () => attack,
      () => 1,
    )
    expect([...choice.next]).toEqual(['row/1', 'row/2'])
    choice.pick('row/1')
    expect([...choice.next]).toEqual(['seat/2/row/1', 'seat/2/row/2'])
    expect(choice.action).toBeNull()
    choice.pick('seat/2/row/2')
    expect(choice.action?.token).toBe('1x2.2')
    choice.back()
    expect(choice.path).toEqual(['row/1'])
  })

  it('begins anew with a place that cannot come next but first', () => {
    const choice = new Choice(
      () => attack,
      () => 1,
    )
    choice.pick('row/1')
    choice.pick('row/2')
    expect(choice.path).toEqual(['row/2'])
    expect(choice.action?.token).toBe('2x2.1')
  })

  it('lets the last place be exchanged once all is chosen', () => {
    const choice = new Choice(
      () => attack,
      () => 1,
    )
    choice.pick('row/1')
    expect(choice.reach).toBe(choice.next)
    choice.pick('seat/2/row/2')
    expect([...choice.reach]).toEqual(['seat/2/row/1', 'seat/2/row/2'])
    choice.pick('seat/2/row/1')
    expect(choice.action?.token).toBe('1x2.1')
  })

  it('says why a press leads nowhere', () => {
    const choice = new Choice(
      () => attack,
      () => 1,
    )
    choice.pick('row/3')
    expect(choice.refusal?.reason).toBe('The Shogun never attacks.')
  })

  it('forgets a choice that the next decision does not offer', () => {
    let now = $state.raw(attack)
    const choice = new Choice(
      () => now,
      () => 1,
    )
    choice.pick('row/1')
    now = board([action('fill', 'fill', 'hand', 'row/1')])
    expect(choice.path).toEqual([])
    expect(choice.action).toBeNull()
  })

  it('forgets a choice with its decision, even if the next one offers the same', () => {
    let decision = $state(1)
    const choice = new Choice(
      () => attack,
      () => decision,
    )
    choice.pick('row/1')
    choice.pick('seat/2/row/2')
    decision = 2
    expect([choice.path, choice.action]).toEqual([[], null])
    choice.set(choose(choice.chosen, 'pass'))
    decision = 3
    expect(choice.action).toBeNull()
  })

  it('chooses nothing where nothing is to be decided', () => {
    const choice = new Choice(
      () => board([]),
      () => undefined,
    )
    expect([choice.path, choice.action, choice.kind]).toEqual([[], null, null])
  })

  it('takes an action itself where places are alike, and one kind at a time', () => {
    const now = board([
      action('M3', 'play', 'hand', 'battle'),
      action('M5', 'play', 'hand', 'battle'),
      action('D', 'use', 'hand'),
    ])
    const choice = new Choice(
      () => now,
      () => 1,
    )
    choice.set(choose(choice.chosen, 'M5'))
    expect(choice.action?.token).toBe('M5')
    choice.set(begin('use'))
    choice.pick('hand')
    expect(choice.action?.token).toBe('D')
  })
})
