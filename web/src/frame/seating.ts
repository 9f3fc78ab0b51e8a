/** Whose eyes the page shows, when one client plays several seats. */
import type { Sight } from '../scene/sight'
import type { Turn } from '../wire/messages'

/** Whether a seat sees something that others at the same screen must not. */
function hasSecrets({ board }: Sight): boolean {
  return !board.over && board.places.some((place) => place.pieces.some((piece) => piece.face === 'down'))
}

/** Whether a curtain falls between the players at one screen. */
export function needCurtain(sights: readonly Sight[]): boolean {
  return sights.length > 1 && sights.some(hasSecrets)
}

/** The seat shown when a page opens: none, if players sharing the screen must not see each other's side. */
export function firstShown(sights: readonly Sight[], turn: Turn | null): number | null {
  return needCurtain(sights) ? null : seatToShow(sights, turn, null)
}

/** The seat to show: of several own seats the one to move, else the previous one. */
export function seatToShow(sights: readonly Sight[], turn: Turn | null, shown: number | null): number | null {
  const own = sights.map((sight) => sight.seat)
  const asked = own.find((seat) => seat !== null && turn?.asked.includes(seat))
  if (own.includes(shown) && (asked === undefined || turn?.asked.includes(shown ?? 0))) return shown
  return asked ?? own[0] ?? null
}
