import type { GameTable } from '../../table/board'
import Board from './Board.svelte'
import Facts from './Facts.svelte'

export default { Board, Facts } satisfies GameTable
