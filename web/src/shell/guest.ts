/** The default name of a guest: a bird and a number that distinguishes two herons. */

export interface Guest {
  bird: number
  number: number
}

const BIRDS = 8

export function pickGuest(random: () => number = Math.random): Guest {
  return { bird: Math.floor(random() * BIRDS), number: 100 + Math.floor(random() * 900) }
}
