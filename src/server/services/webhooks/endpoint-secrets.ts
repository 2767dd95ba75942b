import type { WebhookEndpointRow } from '../../db/tables.ts'
import type { Context } from '../context.ts'

/** The column of a secret; only the endpoint with this id opens it. */
export function sealSecret(
  { encryption }: Pick<Context, 'encryption'>,
  secret: string,
  endpointId: string,
): string {
  return encryption.encrypt(secret, endpointId)
}

/** What signs now: the secret, and the one before it while it is replaced. */
export function signingSecrets(
  { encryption, now }: Pick<Context, 'encryption' | 'now'>,
  endpoint: WebhookEndpointRow,
): string[] {
  const { id, secret, previous_secret, previous_until } = endpoint
  const old = previous_secret !== null && (previous_until ?? 0) > now ? [previous_secret] : []
  return [secret, ...old].map((sealed) => encryption.decrypt(sealed, id))
}
