/** People one follows, mutes or blocks, and invitations to tables. */
import type { Circle, InvitationInfo } from '../wire/messages'
import { ask, body } from '../wire/rest'

const at = (handle: string) => `/me/circle/${encodeURIComponent(handle)}`

export const circle = () => ask<Circle>('/me/circle')
export const tie = (handle: string, kind: 'follow' | 'mute' | 'block') =>
  ask<void>(at(handle), body('PUT', { tie: kind }))
export const untie = (handle: string) => ask<void>(at(handle), body('DELETE'))
export const invite = (table: string, handle: string) =>
  ask<void>(`/tables/${encodeURIComponent(table)}/invitations`, body('POST', { handle }))
export const invitations = () => ask<InvitationInfo[]>('/me/invitations')
export const decline = (table: string) => ask<void>(`/me/invitations/${encodeURIComponent(table)}`, body('DELETE'))
