/** Weak argon2id parameters: most tests are not about the cost of a password. */
export const quickHash = { memoryCost: 64, timeCost: 1, parallelism: 1 }
