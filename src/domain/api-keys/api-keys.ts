/** What a key may be used for. */
export const apiKeyScopes = ['check', 'batch', 'reports', 'watch', 'webhooks'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** Two, so that a key can be replaced without an interruption. */
export const maxLiveKeys = 2

/** The last use of a key is stored rounded down to this: the hour. */
export const keyUsePrecisionMs = 3_600_000

/** How many days of usage are stored. */
export const keyUsageDays = 90

/** Who calls `/api/v1`: an account, by one of its keys. */
export interface ApiKeyCaller {
  /** The account. */
  id: string
  keyId: string
  scopes: readonly ApiKeyScope[]
  /** Verified businesses have the full allowance, other accounts a small one. */
  isBusiness: boolean
}
