import type { GameTable } from '../../table/board'
import Board from './Board.svelte'
import End from './End.svelte'
import Facts from './Facts.svelte'

export default {
  Board,
  Facts,
  End,
  countAt: ({ sights }, move) => ({ unit: 'turn', number: sights[move - 1]?.board.counts.turn ?? 0 }),
} satisfies GameTable
