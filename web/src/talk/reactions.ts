/** The drawn reactions, in the order of their buttons. */
import type { ReactionKind } from '../wire/messages'

export const REACTIONS: readonly ReactionKind[] = ['bow', 'cheer', 'laugh', 'wow', 'oops', 'tea']
