/** The user's preferences, stored on the device. */
import type { Language, Level, Tempo } from '../wire/messages'
import { pickGuest, type Guest } from './guest'

export interface LastChoice {
  game: string
  seats: number
  level: Level
}

/** The preferred way to find players: the clock by its name, and seconds until bots fill up; 0: they never do. */
export interface MatchChoice {
  clock: string
  botsAfter: number
}

interface Preferences {
  lang: Language | null
  theme: 'auto' | 'day' | 'night'
  sound: boolean
  /** Little motion, even if the system does not ask for it. */
  still: boolean
  notify: boolean
  last: LastChoice
  match: MatchChoice
  /** How soon bots move at tables that one makes. */
  tempo: Tempo
  guest: Guest
}

const KEY = 'tatami'
const isPhone = () => matchMedia('(pointer: coarse) and (width < 600px)').matches

function stored(): Partial<Preferences> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Preferences>
  } catch {
    return {} // storage is disabled or damaged
  }
}

export const preferences: Preferences = $state({
  lang: null,
  theme: 'auto',
  sound: !isPhone(),
  still: false,
  notify: false,
  last: { game: 'take', seats: 2, level: 'samurai' },
  match: { clock: 'minute', botsAfter: 60 },
  tempo: 'normal',
  guest: pickGuest(),
  ...stored(),
})

/** Keeps preferences, and lets the page follow them; call it once, inside an effect. */
export function keepPreferences(): void {
  $effect(() => {
    const text = JSON.stringify(preferences)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // Kept for this visit only.
    }
  })
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const isNight = preferences.theme === 'night' || (preferences.theme === 'auto' && dark.matches)
    document.documentElement.dataset.theme = isNight ? 'night' : 'day'
    document.documentElement.toggleAttribute('data-still', isStill())
  }
  $effect(paint)
  dark.addEventListener('change', paint)
  still.addEventListener('change', paint)
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether reduced motion is preferred. */
export const isStill = () => preferences.still || still.matches
