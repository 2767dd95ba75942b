import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const listOf = (page: Page) => page.locator('#merchant-list > li').filter({ visible: true })
const namesOf = (page: Page) => listOf(page).getByRole('heading', { level: 3 })

const newestFirst = [
  'Ijapa Phones & Computers',
  'Isantim Hardware & Tools',
  'Mbe Home Appliances',
  'Gizo Vehicle Parts',
]

test.beforeEach(({ page }) => page.goto('/merchant').then(() => {}))

test('a search for an item recommends shops that sell it, and says so if there are none', {
  tag: '@phone',
}, async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Which item are you looking for?' })
  await search.fill('side mirror')
  await expect(namesOf(page)).toHaveText(['Gizo Vehicle Parts'])
  await search.fill('a grand piano')
  await expect(listOf(page)).toHaveCount(0)
  await expect(page.getByText('No merchant matches')).toBeVisible()
  await expect(page.getByText('The businesses below')).toBeHidden()
  // The message is visible once; screen readers hear it through the count.
  await expect(page.getByText('0 merchants')).toHaveClass(/sr-only/)
  await search.fill('')
  await expect(namesOf(page)).toHaveText(newestFirst)
  await expect(page.getByText('The businesses below')).toBeVisible()
})

test('new businesses scroll in a strip, newest first', async ({ page }) => {
  const strip = page.getByRole('region', { name: 'New Listed' })
  await expect(strip.getByRole('link')).toHaveText(newestFirst.map((name) => new RegExp(name)))
  await strip.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/merchant\/gizo-vehicle-parts$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Gizo Vehicle Parts' })).toBeVisible()
})

test('categories are tabs on a wide screen and a dropdown on a small one, and filter the list', async ({
  page,
}, { project }) => {
  const tab = page.getByText('Vehicle parts', { exact: true }).and(page.locator('label'))
  const dropdown = page.getByLabel('Category')
  if (project.name === 'phone') {
    await expect(tab).toBeHidden()
    await dropdown.selectOption('Vehicle parts')
  } else {
    await expect(dropdown.and(page.locator('select'))).toBeHidden()
    await tab.click()
  }
  await expect(namesOf(page)).toHaveText(['Gizo Vehicle Parts'])
})

test('the directory is sorted by day, by name and by nearness', { tag: '@phone' }, async ({
  page,
}) => {
  const sort = page.getByLabel('Sort by')
  await sort.selectOption('Name, A to Z')
  await expect(namesOf(page)).toHaveText([...newestFirst].sort())
  await sort.selectOption('Near me')
  await page.getByLabel('State').selectOption('Kano')
  await expect(namesOf(page).first()).toHaveText('Gizo Vehicle Parts')
  await expect(namesOf(page)).toHaveCount(newestFirst.length)
  await sort.selectOption('Newest')
  await expect(namesOf(page)).toHaveText(['Gizo Vehicle Parts'])
  await page.getByLabel('State').selectOption('All states')
  await expect(namesOf(page)).toHaveText(newestFirst)
})

test('the list has two columns on a wide screen and one on a phone', async ({ page }, {
  project,
}) => {
  const [first, second] = await Promise.all(
    [0, 1].map((index) => listOf(page).nth(index).boundingBox()),
  )
  const isBeside = first?.y === second?.y && (second?.x ?? 0) > (first?.x ?? 0)
  expect(isBeside).toBe(project.name === 'desk')
})
