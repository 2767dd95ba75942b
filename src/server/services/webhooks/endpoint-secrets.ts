import type { WebhookEndpointRow } from '../../db/tables.ts'
import type { Context } from '../context.ts'

/** Encrypts a secret for its column; it can be decrypted only with the same endpoint id. */
export function encryptSecret(
  { encryption }: Pick<Context, 'encryption'>,
  secret: string,
  endpointId: string,
): string {
  return encryption.encrypt(secret, endpointId)
}

/** The secrets that sign now: the current one and, during a rotation, the previous one. */
export function signingSecrets(
  { encryption, now }: Pick<Context, 'encryption' | 'now'>,
  endpoint: WebhookEndpointRow,
): string[] {
  const { id, secret, previous_secret, previous_until } = endpoint
  const old = previous_secret !== null && (previous_until ?? 0) > now ? [previous_secret] : []
  return [secret, ...old].map((sealed) => encryption.decrypt(sealed, id))
}
