/** Who is here: a name, without an account. */
import type { Me } from '../wire/messages'
import { me as askMe, rename } from '../wire/rest'
import { say } from '../words/words.svelte'
import { preferences } from './preferences.svelte'

class Self {
  name = $state('')
  handle = $state('')
}
const self = new Self()

/** How somebody is called: as they said, or as a guest. */
export const myName = () => self.name || say('guest-name', { ...preferences.guest })
export const isGuest = () => !self.name
/** The public name of one's profile, empty for somebody new. */
export const myHandle = () => self.handle

/** Is somebody from now on, as the server says. */
export function know({ name, handle }: Me): void {
  self.name = name
  self.handle = handle
}

/** Learns what the server calls this browser, if it has been here. */
export async function recall(): Promise<void> {
  know(await askMe())
}

/** Makes sure that the server knows this browser, since only those may sit down. */
export async function introduce(): Promise<void> {
  if (!self.name) await recall()
  if (!self.name) await callMe(myName())
}

export async function callMe(name: string): Promise<void> {
  know(await rename(name.trim()))
}
