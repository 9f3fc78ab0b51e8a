import type { GameTable } from '../../table/board'
import Board from './Board.svelte'
import End from './End.svelte'
import Facts from './Facts.svelte'

export default {
  Board,
  Facts,
  End,
  countAt: ({ sights }, move) => {
    const turn = sights[move - 1]?.board.counts.turn // none while the rows are laid
    return turn ? { unit: 'turn', number: turn } : { unit: 'move', number: move }
  },
} satisfies GameTable
