import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'

const outline = (chosen: Locator) =>
  chosen.evaluate((element) => getComputedStyle(element).outlineStyle)

test('a contrast theme, which has no backgrounds, shows what is chosen', { tag: '@phone' }, async ({
  page,
  owner,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/payment', '/pricing']) {
    await page.goto(path)
    const label = (text: string) => page.locator('label').filter({ hasText: text }).first()
    expect(await outline(label('Monthly')), path).toBe('solid')
    expect(await outline(label('Yearly')), path).toBe('none')
    await page.getByText('Yearly', { exact: true }).first().click()
    expect(await outline(label('Monthly')), path).toBe('none')
  }
  await owner.ownPhone('Blue Tecno')
  await owner.open(page, '/dashboard/reports/new')
  const today = page.getByRole('button', { name: 'Today' })
  await expect(today).toBeVisible()
  expect(await outline(today)).toBe('none')
  await today.click()
  await page.getByLabel('Description').focus()
  await expect(today).toHaveCSS('outline-style', 'solid')
})
