/** What somebody is called who has not said their name: a bird, and a number that tells two herons apart. */

export interface Guest {
  bird: number
  number: number
}

const BIRDS = 8

export function pickGuest(random: () => number = Math.random): Guest {
  return { bird: Math.floor(random() * BIRDS), number: 100 + Math.floor(random() * 900) }
}
