import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '../../api/problem.ts'
import { minOfStaff, type PasswordRefusal, whyWeakPassword } from '../../domain/auth/passwords.ts'
import { isStaff } from '../../domain/users/users.ts'
import type { UserRow } from '../db/tables.ts'
import { createFairQueue } from '../lib/senders/fair-queue.ts'
import type { Sender } from '../lib/senders/sender.ts'

/** Without a sender, for a command, work waits like a stranger’s. */
export interface PasswordHasher {
  hash(password: string, sender?: Sender): Promise<string>
  /** Takes the same time without an account (`stored` is null) as for a wrong password. */
  matches(stored: string | null, password: string, sender?: Sender): Promise<boolean>
  /** Whether a stored hash uses other parameters than new ones. */
  isOutdated(stored: string): boolean
}

/** Parameters of argon2id, the default of this library. */
interface HashCost {
  /** KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** The minimum that OWASP recommends: 19 MiB, two passes, one lane. */
const owaspMinimum: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// More hashes at once would leave too little CPU for other requests: with four, their p99 is six
// times as long. On two cores or fewer, even two are too many.
const concurrency = availableParallelism() > 2 ? 2 : 1
/** About a second’s work on a slow machine, in each lane. */
const maxQueue = 60

/** Hashes with argon2id, at most `concurrency` at a time, in fair turns; throws `BUSY` if too many wait. */
export function createPasswordHasher(cost: HashCost = owaspMinimum): PasswordHasher {
  const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  const inTurn = createFairQueue(concurrency, maxQueue, 'passwords')
  const dummyHash = hash('no account has this password', cost)
  return {
    hash: (password, sender = { ip: '' }) => inTurn(sender, () => hash(password, cost)),
    async matches(stored, password, sender = { ip: '' }) {
      const against = stored ?? (await dummyHash)
      const isRight = await inTurn(sender, () => verify(against, password))
      return isRight && stored !== null
    },
    isOutdated: (stored) => !stored.startsWith(currentPrefix),
  }
}

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** The owner of a new password. */
type Owner = Pick<UserRow, 'role' | 'email' | 'first_name' | 'last_name' | 'phone_number'> &
  Partial<Pick<UserRow, 'alternate_phone_number'>>

/** Throws `INVALID_INPUT` on `field` for a password that is easy to guess. */
export function requireGoodPassword(password: string, field: string, owner: Owner): void {
  const refusal = refusalOf(password, owner)
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { params: { least: minOfStaff }, field })
}

/** Throws if staff use a password that is older than their role or the present rules. */
export function requireStaffPassword(password: string, owner: Owner): void {
  if (isStaff(owner.role) && refusalOf(password, owner) !== null) {
    throw new Problem('PASSWORD_TOO_WEAK', 'staff')
  }
}

function refusalOf(password: string, owner: Owner): PasswordRefusal | null {
  const user = {
    email: owner.email,
    names: [owner.first_name, owner.last_name],
    phones: [owner.phone_number, owner.alternate_phone_number ?? ''],
  }
  return whyWeakPassword(password, { role: owner.role, common, owner: user })
}
