/** Notifications: what the server sends, where, and this browser's subscription. */
import type { NewChannel, NewWishes, Notifications } from '../wire/messages'
import { ask, body } from '../wire/rest'

const PATH = '/me/notifications'
export const notifications = () => ask<Notifications>(PATH)
export const wish = (wishes: NewWishes) => ask<Notifications>(PATH, body('PUT', wishes))
export const addChannel = (channel: NewChannel) => ask<Notifications>(`${PATH}/channels`, body('POST', channel))
export const dropChannel = (id: string) => ask<void>(`${PATH}/channels/${encodeURIComponent(id)}`, body('DELETE'))
export const confirmMail = (token: string) => ask<void>('/mail/confirm', body('POST', { token }))
export const stopMail = (token: string) => ask<void>(`/mail/stop?token=${encodeURIComponent(token)}`, body('POST'))

/** Whether this browser can be sent messages; only pages of secure origins can. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
export const isPushDenied = () => Notification.permission === 'denied'

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Subscribes this browser; null if the user or the browser says no. */
export async function subscribe(key: string): Promise<Notifications | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe() // it may be for another key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(key) })
  const { endpoint = '', keys = {} } = made.toJSON()
  return addChannel({ kind: 'push', endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' })
}

export async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** A time of day as `<input type="time">` writes it, and minutes after midnight. */
export const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The usual night, in minutes after midnight. */
export const NIGHT = { begin: 22 * 60, end: 8 * 60 }

export const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
