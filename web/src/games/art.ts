/** What a game's folder brings for lists of games: the picture on its mat, and its mark; others have none. */
import type { Component } from 'svelte'

const found = import.meta.glob<Component>('./*/art/MatArt.svelte', { eager: true, import: 'default' })

export const matArt = (game: string): Component | undefined => found[`./${game}/art/MatArt.svelte`]

const marks = import.meta.glob<string>('./*/art/mark.ts', { eager: true, import: 'default' })

/** The mark of a game in lists. */
export const markOf = (game: string): string => marks[`./${game}/art/mark.ts`] ?? 'tatami'

/** The games whose mats the room was laid out for, in their order; others follow. */
export const LAID = ['tenno', 'tenka', 'take']
