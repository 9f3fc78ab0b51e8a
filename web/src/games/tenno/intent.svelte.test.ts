import { describe, expect, it } from 'vitest'
import { boardWith, doing, up } from './board-for-tests'
import { Intent } from './intent.svelte'

const ROW = ['seat/1/row/1', 'seat/1/row/2', 'seat/1/row/3'] as const
const HAND = 'seat/1/hand'

describe('an attack', () => {
  const board = boardWith({
    actions: [doing('attack', '1x2.1', [ROW[0], 'seat/2/row/1']), doing('attack', '1x2.2', [ROW[0], 'seat/2/row/2'])],
    refusals: [{ token: null, places: [ROW[1]], reason: 'The Shogun never attacks.' }],
  })

  it('goes from card to card', () => {
    const intent = new Intent(() => board, () => 1)
    intent.press(ROW[0])
    expect([...intent.open]).toEqual(['seat/2/row/1', 'seat/2/row/2', ROW[0]])
    expect(intent.action).toBeNull()
    intent.press('seat/2/row/2')
    expect(intent.action?.token).toBe('1x2.2')
  })

  it('leaves the own cards open once it is whole, for another one to attack instead', () => {
    const other = doing('attack', '3x2.1', [ROW[2], 'seat/2/row/1'])
    const intent = new Intent(() => ({ ...board, actions: [...board.actions, other] }), () => 1)
    intent.press(ROW[0])
    intent.press('seat/2/row/2')
    expect([...intent.open]).toEqual(['seat/2/row/1', 'seat/2/row/2', ROW[0], ROW[2]])
    intent.press(ROW[2])
    expect(intent.chosen).toEqual([ROW[2]])
  })

  it('says why the Shogun stays', () => {
    const intent = new Intent(() => board, () => 1)
    intent.press(ROW[1])
    expect(intent.choice.refusal?.reason).toBe('The Shogun never attacks.')
  })
})

describe('the set-up', () => {
  const orders = ['123', '132', '213', '231', '312', '321'].map((token) => doing('set-up', token, [HAND, ...ROW], { cards: [...token].map((value) => `farmer-${value}`) }))
  const board = boardWith({ actions: orders })

  it('begins with some order, and two Farmers pressed change places', () => {
    const intent = new Intent(() => board, () => 1)
    const [left, middle, right] = intent.order
    expect(intent.action?.preview?.cards).toEqual([left, middle, right])
    intent.press(ROW[0])
    intent.press(ROW[2])
    expect(intent.order).toEqual([right, middle, left])
    expect(intent.action?.preview?.cards).toEqual([right, middle, left])
  })
})

it('a gap is filled by a card of the hand, and another one pressed replaces it', () => {
  const board = boardWith({ actions: ['ninja', 'monk'].map((card) => doing('fill', card, [HAND, ROW[1]], { card })) })
  const intent = new Intent(() => board, () => 1)
  intent.pressCard('ninja', HAND)
  intent.pressCard('monk', HAND)
  expect(intent.action?.token).toBe('monk')
  intent.pressCard('monk', HAND)
  expect(intent.action).toBeNull()
})

describe('a trade', () => {
  const trade = (slot: number, card: string) => doing('trade', `${slot}=${card}`, [HAND, ROW[slot - 1]!], { card })
  const board = boardWith({
    places: { [ROW[0]]: [up('daimyo')], [ROW[1]]: [up('monk')] },
    actions: [trade(1, 'ninja'), trade(1, 'daimyo'), trade(2, 'ninja'), trade(2, 'monk'), doing('pass')],
  })

  it('takes a row card and a hand card, in either order', () => {
    const [one, other] = [new Intent(() => board, () => 1), new Intent(() => board, () => 1)]
    one.press(ROW[1])
    one.pressCard('ninja', HAND)
    other.pressCard('ninja', HAND)
    other.press(ROW[1])
    expect([one.action?.token, other.action?.token]).toEqual(['2=ninja', '2=ninja'])
  })

  it('puts the card back that is pressed twice', () => {
    const intent = new Intent(() => board, () => 1)
    intent.press(ROW[0])
    intent.press(ROW[0])
    expect(intent.action?.token).toBe('1=daimyo')
    expect(intent.pass?.token).toBe('pass')
  })
})

it('two cards picked up are swapped or put back, whichever was pressed first', () => {
  const pair = [ROW[0], ROW[2]]
  const board = boardWith({ actions: [doing('swap', '1~3', pair), doing('put-back', '1-3', pair), doing('swap', '1~2', [ROW[0], ROW[1]]), doing('put-back', '1-2', [ROW[0], ROW[1]])] })
  const intent = new Intent(() => board, () => 1)
  intent.press(ROW[2])
  intent.press(ROW[0])
  expect([intent.action?.token, intent.putBack?.token]).toEqual(['1~3', '1-3'])
})

it('the order of the Farmers stays while others lay theirs', () => {
  const actions = ['123', '321'].map((token) => doing('set-up', token, [HAND, ...ROW], { cards: [...token].map((value) => `farmer-${value}`) }))
  let board = $state.raw(boardWith({ actions }))
  const intent = new Intent(() => board, () => 1)
  const proposed = intent.order
  for (let times = 0; times < 20; times += 1) {
    board = boardWith({ actions })
    expect(intent.order).toEqual(proposed)
  }
  intent.press(ROW[0])
  intent.press(ROW[2])
  board = boardWith({ actions })
  expect(intent.order).toEqual(proposed.toReversed())
})

it('a new decision forgets the old choice', () => {
  let board = $state.raw(boardWith({ actions: [doing('fill', 'ninja', [HAND, ROW[1]], { card: 'ninja' })] }))
  const intent = new Intent(() => board, () => 1)
  intent.pressCard('ninja', HAND)
  board = boardWith({ actions: [doing('fill', 'ninja', [HAND, ROW[2]], { card: 'ninja' })] })
  expect([intent.card, intent.action]).toEqual([null, null])
})
