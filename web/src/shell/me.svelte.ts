/** Who is here: a name, without an account. */
import { me as askMe, rename } from '../wire/rest'
import { say } from '../words/words.svelte'
import { preferences } from './preferences.svelte'

class Self {
  name = $state('')
}
const self = new Self()

/** How somebody is called: as they said, or as a guest. */
export const myName = () => self.name || say('guest-name', { ...preferences.guest })
export const isGuest = () => !self.name

/** Learns what the server calls this browser, if it has been here. */
export async function recall(): Promise<void> {
  self.name = (await askMe()).name
}

/** Makes sure that the server knows this browser, since only those may sit down. */
export async function introduce(): Promise<void> {
  if (!self.name) await recall()
  if (!self.name) await callMe(myName())
}

export async function callMe(name: string): Promise<void> {
  self.name = (await rename(name.trim())).name
}
