/** The unread chat of a table; a reload does not mark anything as read. */
import { announce } from '../table/announce.svelte'
import type { Table } from '../scene/sight'
import type { Chat } from '../wire/messages'
import { say } from '../words/words.svelte'

/** The part of a table used here. */
export type Talk = Pick<Table, 'table' | 'you' | 'chat'> & { room: Pick<Table['room'], 'members'> }

const keyOf = (table: string) => `tatami-talk ${table}`

/** The writer's name. */
export function writerOf({ room }: Talk, { member }: Chat): string {
  return room.members.find(({ number }) => number === member)?.name ?? ''
}

/** Messages of others after a given time. */
function since({ chat, you }: Talk, moment: number): Chat[] {
  return chat.filter(({ at, member }) => at > moment && member !== you.member)
}

const lastOf = ({ chat }: Talk): number => chat.at(-1)?.at ?? 0

export class Unread {
  #table: () => Talk
  #seen: number
  #heard: number
  readonly count: number

  /** Call it while a component is made; while `isOpen`, the talk itself is read out. */
  constructor(table: () => Talk, isOpen: () => boolean) {
    this.#table = table
    const first = table()
    this.#heard = lastOf(first)
    this.#seen = $state(Number(sessionStorage.getItem(keyOf(first.table)) ?? this.#heard))
    sessionStorage.setItem(keyOf(first.table), String(this.#seen)) // later messages are unread until the chat is opened
    this.count = $derived(since(table(), this.#seen).length)
    $effect(() => {
      const now = table()
      for (const chat of since(now, this.#heard))
        if (!isOpen()) announce(say('chat-from', { name: writerOf(now, chat), text: chat.text }))
      this.#heard = Math.max(this.#heard, lastOf(now))
    })
  }

  /** All that was said so far is in view. */
  see = (): void => {
    const { table } = this.#table()
    this.#seen = lastOf(this.#table())
    sessionStorage.setItem(keyOf(table), String(this.#seen))
  }
}
