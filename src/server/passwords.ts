import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '../api/problem.ts'
import { refusePassword } from '../domain/passwords.ts'
import type { Role } from '../domain/roles.ts'
import { createBoundedQueue } from './bounded-queue.ts'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes the same time when there is no account (`stored` null) as when the password is wrong. */
  matches(stored: string | null, password: string): Promise<boolean>
  /** Whether a stored hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean
}

/** Of argon2id, which is this library's default kind. */
interface HashCost {
  /** KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's floor: 19 MiB, two passes, one lane. */
const owaspFloor: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// More would starve every other request of the processor (measured: p99 × 6 at four), and so do two
// where there are no more cores than that.
const atOnce = availableParallelism() > 2 ? 2 : 1
const longestQueue = 20
const busy = 'Many people are signing in just now. Try again in a few seconds.'

export function createPasswordHasher(cost: HashCost = owaspFloor): PasswordHasher {
  const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  const inTurn = createBoundedQueue(atOnce, longestQueue, busy)
  const nobody = hash('no account has this password', cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(stored, password) {
      const against = stored ?? (await nobody)
      const right = await inTurn(() => verify(against, password))
      return right && stored !== null
    },
    isOutdated: (stored) => !stored.startsWith(currentPrefix),
  }
}

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Throws `INVALID_INPUT` on `field` for a password that others would guess. */
export function requireGoodPassword(password: string, field: string, role: Role): void {
  const refusal = refusePassword(password, { role, common })
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { fields: { [field]: refusal } })
}

/** Whether a password still is one that somebody of this role may have. */
export function isGoodPassword(password: string, role: Role): boolean {
  return refusePassword(password, { role, common }) === null
}
