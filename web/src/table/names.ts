/** How the players of a table are called. */
import type { Room } from '../wire/messages'
import { say } from '../words/words.svelte'

/** The player of each seat: a member's name, or a bot's level in words. */
export function namesOf(room: Room): Record<number, string> {
  const members = new Map(room.members.map((member) => [member.number, member.name]))
  const names: Record<number, string> = {}
  for (const { seat, member, bot } of room.seats) {
    const name = member === null ? undefined : members.get(member)
    names[seat] = name ?? (bot ? say('bot-name', { level: bot }) : say('seat-number', { seat }))
  }
  return names
}
