/** The people whose words and reactions are left out: those one has muted or blocked. */
import { circle } from '../people/circle'
import { myHandle } from '../shell/me.svelte'
import type { Table } from '../scene/sight'

class Hidden {
  handles: ReadonlySet<string> = $state.raw(new Set())
}
const hidden = new Hidden()

export const isHidden = (handle: string) => hidden.handles.has(handle)

/** Asks the server whom to leave out; a new reader leaves out nobody. */
export async function learnHidden(): Promise<void> {
  if (!myHandle()) return
  const { muted, blocked } = await circle()
  hidden.handles = new Set([...muted, ...blocked].map(({ handle }) => handle))
}

/** A table without the words of people who are left out. */
export function audible(table: Table): Table {
  if (hidden.handles.size === 0) return table
  const silent = new Set(table.room.members.filter(({ handle }) => isHidden(handle)).map(({ number }) => number))
  return { ...table, chat: table.chat.filter(({ member }) => !silent.has(member)) }
}
