/** How many calls the API keys of an account may make. */
export interface Allowance {
  /** With each key. */
  perMinute: number
  /** With all keys of the account. */
  perDay: number
}

export const allowances = {
  person: { perMinute: 60, perDay: 1000 },
  business: { perMinute: 600, perDay: 50_000 },
} as const satisfies Record<string, Allowance>
