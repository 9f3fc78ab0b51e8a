/** The picture on each game's mat at home; a game without one has an empty mat. */
import type { Component } from 'svelte'

const found = import.meta.glob<Component>('./*/art/MatArt.svelte', { eager: true, import: 'default' })

export const matArt = (game: string): Component | undefined => found[`./${game}/art/MatArt.svelte`]
