export const userWatchRules = {
  perUser: 10_000,
  maxPerCall: 1_000,
} as const
