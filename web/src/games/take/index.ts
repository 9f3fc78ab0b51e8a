import type { GameTable } from '../../table/board'
import Board from './Board.svelte'
import End from './End.svelte'
import { chipAt } from './end'
import Facts from './Facts.svelte'

export default { Board, Facts, End, countAt: chipAt } satisfies GameTable
