import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const [first, second] = ['490154203237518', '352099001761481']
const boxOf = (page: Page) => page.getByRole('main').getByRole('searchbox')
const verdictOf = (page: Page) => page.getByRole('article').filter({ visible: true })

async function check(page: Page, text: string, grouped: string) {
  await boxOf(page).fill(text)
  await boxOf(page).press('Enter')
  await expect(verdictOf(page)).toContainText(grouped)
}

test('Back from a second lookup shows the first, then the empty page, and Forward returns', {
  tag: ['@phone', '@firefox'],
}, async ({ page }) => {
  await page.goto('/')
  await page.goto('/search')
  await check(page, first, '490154 20 323751 8')
  await check(page, second, '352099 00 176148 1')

  await page.goBack()
  // Grouped, unless Enter came before the script that groups.
  await expect(page).toHaveURL(/\/search\?uid=490154\+?20\+?323751\+?8$/)
  await expect(verdictOf(page)).toHaveCount(1)
  await expect(verdictOf(page)).toContainText('490154 20 323751 8')
  await expect(boxOf(page)).toHaveValue('490154 20 323751 8')

  await page.goBack()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('heading', { name: 'Where to find the number' })).toBeVisible()
  await expect(boxOf(page)).toHaveValue('')

  await page.goForward()
  await page.goForward()
  await expect(verdictOf(page)).toContainText('352099 00 176148 1')
})

test('Back returns over a lookup that the browser itself opened, because its script came while it loaded', {
  tag: ['@phone'],
}, async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/search')
  // The script comes first, and then the page.
  await page.route(/\/search\?uid=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue()
  })
  const opened = page.waitForEvent('framenavigated')
  await boxOf(page).fill(first)
  await boxOf(page).press('Enter')
  await opened
  await expect(verdictOf(page)).toContainText('490154 20 323751 8')
  await page.goBack()
  await expect(page).toHaveURL('/search')
})

test('a reloaded page whose search box is not hydrated goes back to the earlier lookup, too', {
  tag: ['@phone', '@firefox'],
}, async ({ page }) => {
  await page.goto(`/search?uid=${first}`)
  await expect(verdictOf(page)).toContainText('490154 20 323751 8')
  await check(page, second, '352099 00 176148 1')
  await page.reload()
  await expect(verdictOf(page)).toContainText('352099 00 176148 1')
  await page.goBack()
  await expect(verdictOf(page)).toContainText('490154 20 323751 8')
  await expect(boxOf(page)).toHaveValue('490154 20 323751 8')
})

test('on a phone of 320 px the box shows a whole IMEI, Enter on the home page opens the result with the focus on its verdict, and Back returns', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const box = boxOf(page).first()
  await box.pressSequentially(first)
  await expect(box).toHaveValue('490154 20 323751 8')
  expect(await box.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true)
  await box.press('Enter')
  // Grouped, unless Enter came before the script that groups.
  await expect(page).toHaveURL(/\/search\?uid=490154\+?20\+?323751\+?8$/)
  await expect(page.locator('[data-tag-band]:focus')).toHaveText('Not in the registry')
  await page.goBack()
  await expect(page).toHaveURL('/')
})
