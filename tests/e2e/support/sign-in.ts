import type { Page } from '@playwright/test'
import type { UserRecord } from '../../../src/api/users/user-record.ts'

/** The smallest document of the server. A clean tab waits there. */
export const idlePath = '/robots.txt'

/** Stores a session in the browser as a login does. */
export async function storeSession(
  page: Page,
  origin: string,
  { token, user }: { token: string; user: UserRecord },
): Promise<void> {
  const address = origin + idlePath
  if (page.url() !== address) await page.goto(address)
  await page.evaluate(
    ([secret, record]) => {
      localStorage.setItem('AUTH_USER', record ?? '')
      localStorage.setItem('AUTH_TOKEN', secret ?? '')
    },
    [token, JSON.stringify(user)],
  )
}
