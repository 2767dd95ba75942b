import type { Page } from '@playwright/test'
import { type Call, createApiClient } from '../../../src/api/http.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { lockEmail } from '../../../src/server/queries/users/registrations.ts'
import { insertSignedIn } from '../../support/ada.ts'
import { preparedPasswordHash } from './prepared-accounts.ts'
import type { BuiltServer } from './server.ts'
import { storeSession } from './sign-in.ts'

/** A super-admin with the password that all tests share, and an open session. */
export interface Admin {
  email: string
  call: Call
  /** Stores this admin’s session in the page’s browser. */
  signIn: (page: Page) => Promise<void>
  /** Stores the session and opens a path. */
  open: (page: Page, path: string) => Promise<void>
}

let count = 0

/**
 * Inserts a super-admin into the database of a running server. The main story tests `npm run
 * admin`, its link and the login, which take seconds.
 */
export async function newAdmin({ origin, dataDir }: BuiltServer): Promise<Admin> {
  const email = `admin-${process.pid}-${++count}@example.com`
  const passwordHash = await preparedPasswordHash()
  const now = Date.now()
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const token = await database.write(async (tx) => {
    await lockEmail(database, tx, email)
    // No phone number: an admin who shares a user’s number may not decide about that user.
    const name = { first_name: 'Toju', last_name: 'Admin', phone_number: '' }
    const account = { email, password_hash: passwordHash, role: 'super-admin' } as const
    return (await insertSignedIn(tx, { ...name, ...account }, now)).token
  })
  await database.close()
  const call = createApiClient({ origin, token: () => token })
  const user = (await call(getMe, {})).data
  return {
    email,
    call,
    signIn: (page) => storeSession(page, origin, { token, user }),
    async open(page, path) {
      await storeSession(page, origin, { token, user })
      await page.goto(origin + path)
    },
  }
}
