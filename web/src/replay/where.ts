/** A moment of a game in a link: `#2,17` is seat 2 after move 17, `#,17` a spectator. */
export interface Where {
  seat: number | null
  move: number
}

export function parseWhere(hash: string): Where {
  const [seat, move] = hash.replace(/^#/, '').split(',')
  return { seat: wholeNumber(seat) || null, move: wholeNumber(move) }
}

export function writeWhere({ seat, move }: Where): string {
  return `${seat ?? ''},${move}`
}

function wholeNumber(text: string | undefined): number {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : 0
}
