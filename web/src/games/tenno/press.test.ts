import { describe, expect, it } from 'vitest'
import { boardWith, doing, up } from './board-for-tests'
import type { Board } from '../../scene/sight'
import { draft, mayAttack, ordersOf, press, pressCard, read, type Draft } from './press'

const ROW = ['seat/1/row/1', 'seat/1/row/2', 'seat/1/row/3'] as const
const HAND = 'seat/1/hand'

/** The result of a sequence of presses; a name that is no place is a card of the hand. */
function pressed(board: Board, begun: Draft, ...presses: string[]): Draft {
  return presses.reduce(
    (now, one) => (one.includes('/') ? press(board, now, one) : pressCard(board, now, one, HAND)),
    begun,
  )
}
const after = (board: Board, ...presses: string[]) => read(board, pressed(board, draft(), ...presses))

describe('an attack', () => {
  const board = boardWith({
    actions: [
      doing('attack', '1x2.1', [ROW[0], 'seat/2/row/1']),
      doing('attack', '1x2.2', [ROW[0], 'seat/2/row/2']),
      doing('attack', '3x2.1', [ROW[2], 'seat/2/row/1']),
    ],
    refusals: [{ token: '2x2.1', places: [ROW[1]], reason: 'The Shogun never attacks.' }],
  })

  it('goes from card to card', () => {
    expect(after(board, ROW[0]).action).toBeNull()
    expect([...after(board, ROW[0]).reach]).toEqual(['seat/2/row/1', 'seat/2/row/2'])
    expect(after(board, ROW[0], 'seat/2/row/2').action?.token).toBe('1x2.2')
  })

  it('leaves the own cards open once it is whole, for another one to attack instead', () => {
    const whole = [ROW[0], 'seat/2/row/2']
    expect([...after(board, ...whole).open]).toEqual(['seat/2/row/1', 'seat/2/row/2', ROW[0], ROW[2]])
    expect(after(board, ...whole, ROW[2]).chosen).toEqual([ROW[2]])
  })

  it('says why the Shogun stays', () => {
    expect(pressed(board, draft(), ROW[1]).chosen.refusal?.reason).toBe('The Shogun never attacks.')
    expect([mayAttack(board, ROW[0]), mayAttack(board, ROW[1])]).toEqual([true, false])
  })
})

describe('the set-up', () => {
  const orders = ['123', '132', '213', '231', '312', '321'].map((token) =>
    doing('set-up', token, [HAND, ...ROW], { cards: [...token].map((value) => `farmer-${value}`) }),
  )
  const board = boardWith({ actions: orders })

  it('lays the order, and two Farmers pressed change places', () => {
    const begun = draft(ordersOf(board)[1])
    expect(read(board, begun).action?.token).toBe('132')
    const changed = pressed(board, begun, ROW[0], ROW[2])
    expect([read(board, changed).action?.token, changed.places]).toEqual(['231', []])
  })
})

it('a gap is filled by a card of the hand, and another one pressed replaces it', () => {
  const board = boardWith({ actions: ['ninja', 'monk'].map((card) => doing('fill', card, [HAND, ROW[1]], { card })) })
  expect(after(board, 'ninja', 'monk').action?.token).toBe('monk')
  expect(after(board, 'monk', 'monk').action).toBeNull()
  expect([...after(board).offered]).toEqual(['ninja', 'monk'])
})

describe('a trade', () => {
  const trade = (slot: number, card: string) => doing('trade', `${slot}=${card}`, [HAND, ROW[slot - 1]!], { card })
  const board = boardWith({
    places: { [ROW[0]]: [up('daimyo')], [ROW[1]]: [up('monk')] },
    actions: [trade(1, 'ninja'), trade(1, 'daimyo'), trade(2, 'ninja'), trade(2, 'monk'), doing('pass')],
  })

  it('takes a row card and a hand card, in either order', () => {
    expect(after(board, ROW[1], 'ninja').action?.token).toBe('2=ninja')
    expect(after(board, 'ninja', ROW[1]).action?.token).toBe('2=ninja')
  })

  it('puts the card back that is pressed twice', () => {
    const plan = after(board, ROW[0], ROW[0])
    expect([plan.action?.token, plan.pass?.token]).toEqual(['1=daimyo', 'pass'])
  })
})

describe('two cards picked up', () => {
  const board = boardWith({
    actions: [
      doing('swap', '1~3', [ROW[0], ROW[2]]),
      doing('put-back', '1-3', [ROW[0], ROW[2]]),
      doing('swap', '1~2', [ROW[0], ROW[1]]),
      doing('put-back', '1-2', [ROW[0], ROW[1]]),
    ],
  })

  it('are swapped or put back, whichever was pressed first', () => {
    for (const pair of [
      [ROW[0], ROW[2]],
      [ROW[2], ROW[0]],
    ]) {
      const { action, putBack } = after(board, ...pair)
      expect([action?.token, putBack?.token]).toEqual(['1~3', '1-3'])
    }
  })

  it('are the last two that were pressed, and a second press takes one back', () => {
    expect(after(board, ROW[1], ROW[2], ROW[0]).chosen).toEqual([ROW[2], ROW[0]])
    expect(after(board, ROW[0], ROW[2], ROW[0]).chosen).toEqual([ROW[2]])
  })
})
