import type { Page } from '@playwright/test'
import type { UserRecord } from '../../../src/api/users/user-record.ts'

/** Puts a session into a browser as login does, from the smallest document of the server. */
export async function storeSession(
  page: Page,
  origin: string,
  { token, user }: { token: string; user: UserRecord },
): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    ([secret, record]) => {
      localStorage.setItem('AUTH_USER', record ?? '')
      localStorage.setItem('AUTH_TOKEN', secret ?? '')
    },
    [token, JSON.stringify(user)],
  )
}
