import { Problem } from '../../../api/problem.ts'
import {
  type ApiKeyCaller,
  type ApiKeyScope,
  keyUsePrecisionMs,
} from '../../../domain/api-keys/api-keys.ts'
import { isVerifiedNow } from '../../../domain/merchants/merchants.ts'
import { hashToken } from '../../lib/ids.ts'
import { activeApiKeys, markApiKeyUsed, scopesOf } from '../../queries/api-keys/api-keys.ts'
import { isApiKey } from '../../security/api-keys.ts'
import type { AppContext } from '../context.ts'

/**
 * The caller, by the API key in the `Authorization` header. Throws `UNAUTHENTICATED`, and
 * `FORBIDDEN` if the key does not have the scope. A malformed key costs no query.
 */
export async function requireApiKey(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  authorization: string | undefined,
  scope: ApiKeyScope,
): Promise<ApiKeyCaller> {
  const token = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1]
  if (token === undefined) throw new Problem('UNAUTHENTICATED', 'api-key-missing')
  if (!isApiKey(token)) throw new Problem('UNAUTHENTICATED', 'api-key-malformed')
  const [key] = await activeApiKeys(database.read, { hash: hashToken(token) })
  if (!key) throw new Problem('UNAUTHENTICATED', 'api-key')
  const scopes = scopesOf(key)
  if (!scopes.includes(scope))
    throw new Problem('FORBIDDEN', 'api-key-scope', { params: { scope } })
  const at = now()
  const hour = at - (at % keyUsePrecisionMs)
  if ((key.last_used_at ?? 0) < hour) await database.write((tx) => markApiKeyUsed(tx, key.id, hour))
  const isBusiness = isVerifiedNow(
    { status: key.merchant_status, expires_at: key.merchant_expires_at },
    at,
  )
  return { id: key.user_id, keyId: key.id, scopes, isBusiness }
}
