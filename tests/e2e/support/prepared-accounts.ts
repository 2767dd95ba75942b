import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { createPasswordHasher } from '../../../src/server/security/passwords.ts'
import { insertSignedIn } from '../../support/ada.ts'
import { password } from './accounts.ts'

export interface PreparedAccount {
  email: string
  /** The token of an open session. */
  token: string
}

let hash: Promise<string> | undefined

/** The hash of the tests’ password, computed once per worker because it is slow. */
export function preparedPasswordHash(): Promise<string> {
  hash ??= createPasswordHasher().hash(password)
  return hash
}

/**
 * Inserts verified users with a session into the database of a server that has not started yet.
 * Sign-up and login through the API would take a third of a second each, mostly for hashing.
 */
export async function prepareAccounts(dataDir: string, count: number): Promise<PreparedAccount[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const passwordHash = await preparedPasswordHash()
  const now = Date.now()
  const accounts: PreparedAccount[] = []
  await database.write(async (tx) => {
    for (let n = 0; n < count; n++) {
      const email = `owner-${process.pid}-${n}@example.com`
      const { token } = await insertSignedIn(tx, { email, password_hash: passwordHash }, now)
      accounts.push({ email, token })
    }
  })
  await database.close()
  return accounts.reverse()
}
