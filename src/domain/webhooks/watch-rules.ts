export const userWatchRules = {
  perUser: 10_000,
  atOnce: 1_000,
} as const
