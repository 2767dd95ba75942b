/** Of argon2id: what a password costs is not what most tests are about. */
export const quickHash = { memoryCost: 64, timeCost: 1, parallelism: 1 }
