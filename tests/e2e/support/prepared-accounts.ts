import { sessionLife } from '../../../src/domain/auth/sessions.ts'
import { openSession } from '../../../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { updateUser, upsertUnverifiedUser } from '../../../src/server/queries/users/users.ts'
import { createPasswordHasher } from '../../../src/server/security/passwords.ts'
import { password } from './accounts.ts'

export interface PreparedAccount {
  email: string
  /** Of an open session. */
  token: string
}

let hash: Promise<string> | undefined

/** The hash of all tests' password; computed once per worker because it is slow. */
export function preparedPasswordHash(): Promise<string> {
  hash ??= createPasswordHasher().hash(password)
  return hash
}

/**
 * Inserts verified users with a session into the database of a server that has not started yet:
 * signing up and logging in through the API takes a third of a second each, mostly for hashing.
 */
export async function prepareAccounts(dataDir: string, count: number): Promise<PreparedAccount[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const passwordHash = await preparedPasswordHash()
  const now = Date.now()
  const accounts: PreparedAccount[] = []
  await database.write(async (tx) => {
    for (let n = 0; n < count; n++) {
      const email = `owner-${process.pid}-${n}@example.com`
      const user = await upsertUnverifiedUser(
        tx,
        {
          email,
          first_name: 'Ada',
          last_name: 'Okafor',
          phone_number: '08031234567',
          state: 'Lagos',
          lga: 'Ikeja',
          address: '12 Allen Avenue',
          password_hash: passwordHash,
        },
        now,
      )
      if (!user) throw new Error('the person could not be made')
      await updateUser(tx, user.id, { email_verified_at: now })
      const life = sessionLife('user')
      const token = await openSession(
        tx,
        { userId: user.id, absoluteMs: life.absoluteMs, userAgent: 'Browser tests' },
        now,
      )
      accounts.push({ email, token })
    }
  })
  await database.close()
  return accounts.reverse()
}
