import type { Page } from '@playwright/test'
import { type Call, createApiClient } from '../../../src/api/http.ts'
import { getMe } from '../../../src/api/users/get-me.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { lockEmail } from '../../../src/server/queries/users/registrations.ts'
import { insertSignedIn } from '../../support/ada.ts'
import { preparedPasswordHash } from './prepared-accounts.ts'
import type { BuiltServer } from './server.ts'
import { storeSession } from './sign-in.ts'

/** A super-admin with the password of all tests and an open session. */
export interface Admin {
  email: string
  call: Call
  /** Marks the page's browser as one where this admin has logged in. */
  signIn: (page: Page) => Promise<void>
  /** Opens a URL as this admin, in a browser where they have logged in. */
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
    // Not the phone number of the users: an admin who shares it may not decide about them.
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
