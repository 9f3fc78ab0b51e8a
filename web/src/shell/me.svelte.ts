/** The current user: a name, without an account. */
import type { Me } from '../wire/messages'
import { me as askMe, rename } from '../wire/rest'
import { say } from '../words/words.svelte'
import { preferences } from './preferences.svelte'

class Self {
  name = $state('')
  handle = $state('')
  isNotified = $state(false)
}
const self = new Self()

/** A user's name: their own, or a guest's. */
export const myName = () => self.name || say('guest-name', { ...preferences.guest })
export const isGuest = () => !self.name
/** The public name of the user's profile, empty for a new user. */
export const myHandle = () => self.handle
/** Whether the server sends notifications. */
export const sendsNotifications = () => self.isNotified

/** Sets the current user from the server's response. */
export function know({ name, handle, notifies }: Me): void {
  self.name = name
  self.handle = handle
  self.isNotified = notifies
}

/** This browser is a newcomer again. */
export function becomeNewcomer(): void {
  self.name = self.handle = ''
}

/** Loads this browser's user from the server, if it has one. */
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
