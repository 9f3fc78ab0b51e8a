/** The status text of players who closed the page. */
import type { Away, Room } from '../wire/messages'
import { language, say } from '../words/words.svelte'

const DAY = 86_400_000

/** By seat, since when its player is away; where a bot plays on, nobody is waited for. */
export function awayOf(away: readonly Away[], room: Room, now = Date.now()): Map<number, string> {
  const waited = away.filter(({ seat }) => room.seats.some((one) => one.seat === seat && !one.stand_in))
  return new Map(waited.map(({ seat, since }) => [seat, awayWords(since, now)]))
}

function awayWords(since: number, now: number): string {
  const said = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language(), form).format(since)
  if (now - since < DAY) return say('away-since', { time: said({ timeStyle: 'short' }) })
  return say('away-since-day', { day: said({ day: 'numeric', month: 'short' }) })
}
