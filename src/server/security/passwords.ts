import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '../../api/problem.ts'
import { minOfStaff, type PasswordRefusal, whyWeakPassword } from '../../domain/auth/passwords.ts'
import type { UserRow } from '../db/tables.ts'
import { createBoundedQueue } from '../lib/bounded-queue.ts'

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
const maxQueue = 20

export function createPasswordHasher(cost: HashCost = owaspFloor): PasswordHasher {
  const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  const inTurn = createBoundedQueue(atOnce, maxQueue, 'passwords')
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

/** Who is to have the password. */
type Owner = Pick<UserRow, 'role' | 'email' | 'first_name' | 'last_name' | 'phone_number'> &
  Partial<Pick<UserRow, 'alternate_phone_number'>>

/** Throws `INVALID_INPUT` on `field` for a password that others would guess. */
export function requireGoodPassword(password: string, field: string, owner: Owner): void {
  const refusal = refusalOf(password, owner)
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { params: { least: minOfStaff }, field })
}

/** Whether a password still is one that its owner may have. */
export function isGoodPassword(password: string, owner: Owner): boolean {
  return refusalOf(password, owner) === null
}

function refusalOf(password: string, owner: Owner): PasswordRefusal | null {
  const user = {
    email: owner.email,
    names: [owner.first_name, owner.last_name],
    phones: [owner.phone_number, owner.alternate_phone_number ?? ''],
  }
  return whyWeakPassword(password, { role: owner.role, common, person: user })
}
