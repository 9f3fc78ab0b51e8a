import type { GameTable } from '../../table/board'
import Board from './Board.svelte'
import End from './End.svelte'
import Facts from './Facts.svelte'
import { generalOf } from './table'

export default {
  Board,
  Facts,
  End,
  light: (board) => (generalOf(board)?.up === 'dark' ? 'moon' : 'sun'),
  countAt: ({ sights }, move) => ({ unit: 'battle', number: sights[move - 1]?.board.counts.battle ?? 0 }),
} satisfies GameTable
