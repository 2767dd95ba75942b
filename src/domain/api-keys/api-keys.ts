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

/** How many calls the API keys of an account may make. */
interface Allowance {
  /** With each key. */
  perMinute: number
  /** With all keys of the account. */
  perDay: number
}

export const allowances = {
  person: { perMinute: 60, perDay: 1000 },
  business: { perMinute: 600, perDay: 50_000 },
} as const satisfies Record<string, Allowance>
