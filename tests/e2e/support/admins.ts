import type { Page } from '@playwright/test'
import { type Call, createApiClient } from '../../../src/api/http.ts'
import { getMe } from '../../../src/api/users/get-me.ts'
import { sessionLife } from '../../../src/domain/auth/sessions.ts'
import { openSession } from '../../../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { lockEmail, upsertUnverifiedUser } from '../../../src/server/queries/users/users.ts'
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
    const user = await upsertUnverifiedUser(
      tx,
      {
        email,
        first_name: 'Toju',
        last_name: 'Admin',
        phone_number: '',
        state: null,
        lga: null,
        address: null,
        password_hash: passwordHash,
        role: 'super-admin',
        email_verified_at: now,
      },
      now,
    )
    if (!user) throw new Error('the admin could not be made')
    const { absoluteMs } = sessionLife('super-admin')
    return openSession(tx, { userId: user.id, absoluteMs, userAgent: 'Browser tests' }, now)
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
