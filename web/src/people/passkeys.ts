/** Accounts without passwords: passkeys by the browser's own interface, links between devices, recovery codes. */
import type { Account, LinkCode, Me, PasskeyOptions, RecoveryCodes } from '../wire/messages'
import { ask, body } from '../wire/rest'

export const account = () => ask<Account>('/me/account')
export const makeLink = () => ask<LinkCode>('/me/link', body('POST'))
export const useLink = (code: string) => ask<Me>('/link', body('POST', { code }))
export const makeRecovery = () => ask<RecoveryCodes>('/me/recovery', body('POST'))
export const recover = (code: string) => ask<Me>('/recover', body('POST', { code }))
export const endSession = (id: string) => ask<void>(`/me/sessions/${encodeURIComponent(id)}`, body('DELETE'))
export const removePasskey = (id: string) => ask<void>(`/me/passkeys/${encodeURIComponent(id)}`, body('DELETE'))

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = () => typeof PublicKeyCredential !== 'undefined'

const toText = (data: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

interface Described {
  id: string
  type: 'public-key'
}

interface Creation extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: Described[]
}

interface Use extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string
}

const written = ({ id, rawId, type }: PublicKeyCredential, response: Record<string, string>) => ({
  id,
  rawId: toText(rawId),
  type,
  response,
})

/** Makes a passkey on this device and adds it to the account. */
export async function addPasskey(): Promise<Account> {
  const asked = (await ask<PasskeyOptions>('/me/passkeys/options', body('POST'))).options as unknown as Creation
  const made = (await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: toBytes(asked.challenge),
      user: { ...asked.user, id: toBytes(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials ?? []).map((one) => ({ ...one, id: toBytes(one.id) })),
    },
  })) as PublicKeyCredential
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  const response = { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) }
  return ask<Account>('/me/passkeys', body('POST', { credential: written(made, response) }))
}

/** Signs in with a passkey that this device, or one nearby, has. */
export async function usePasskey(): Promise<Me> {
  const asked = (await ask<PasskeyOptions>('/sign-in/options', body('POST'))).options as unknown as Use
  const used = (await navigator.credentials.get({
    publicKey: { ...asked, challenge: toBytes(asked.challenge) },
  })) as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse
  const response = {
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
  }
  return ask<Me>('/sign-in', body('POST', { credential: written(used, response) }))
}
