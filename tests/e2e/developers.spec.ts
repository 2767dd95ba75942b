import { typePasswordAgain } from './support/log-in.ts'
import { expect, test } from './support/test.ts'

test('a key created in the dashboard works in the console of /developers, which does not store it', {
  tag: '@phone',
}, async ({ page, owner, problems }) => {
  // The browser logs the 403 that asks for the password.
  problems.allow(/403.*\/api\/api-keys/)
  await owner.open(page, '/dashboard/developers')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByLabel('Name').fill('Our shop')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await typePasswordAgain(page)
  const key = await page.getByText(/^toju_live_/).innerText()
  expect(key).toHaveLength(46)

  await page.goto('/developers')
  await page.locator('#quick-start').getByText('Python', { exact: true }).click()
  await expect(page.getByText('from urllib.request')).toBeVisible()
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('200 OK')).toBeVisible()
  await expect(page.getByLabel('Response body')).toContainText('"verdict": "unknown"')
  await expect(page.getByLabel('Response headers')).toContainText('"minute";r=59')
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(stored).not.toContain(key)
  await page.reload()
  await expect(page.getByLabel('API key')).toHaveValue('')

  await page.goto('/dashboard/developers')
  await page.getByRole('button', { name: 'Revoke Our shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  // A toast does not block the rest of a phone’s screen.
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.height).toBeLessThan(200)
})
