import { expect, it } from 'vitest'
import { boardWith, doing } from './board-for-tests'
import { Intent } from './intent.svelte'
import { cardsOf } from './model'

const ROW = ['seat/1/row/1', 'seat/1/row/2', 'seat/1/row/3'] as const
const HAND = 'seat/1/hand'
const ORDERS = ['123', '132', '213', '231', '312', '321']

it('keeps the order of a set-up while others lay theirs', () => {
  const actions = ORDERS.map((token) =>
    doing('set-up', token, [HAND, ...ROW], { cards: [...token].map((value) => `farmer-${value}`) }),
  )
  let board = $state.raw(boardWith({ actions }))
  const intent = new Intent(
    () => board,
    () => 1,
  )
  const [left, middle, right] = intent.order
  intent.press(ROW[0])
  intent.press(ROW[2])
  board = boardWith({ actions })
  expect(intent.order).toEqual([right, middle, left])
  expect(cardsOf(intent.action!)).toEqual(intent.order)
})

it('forgets what was pointed at with the decision', () => {
  const actions = [
    doing('attack', '1x2.1', [ROW[0], 'seat/2/row/1']),
    doing('attack', '1x2.2', [ROW[0], 'seat/2/row/2']),
  ]
  let board = $state.raw(boardWith({ actions }))
  let decision = $state(1)
  const intent = new Intent(
    () => board,
    () => decision,
  )
  intent.press(ROW[0])
  board = boardWith({ actions })
  expect(intent.chosen).toEqual([ROW[0]])
  decision = 2
  board = boardWith({ actions })
  expect(intent.chosen).toEqual([])
})
