import type { Page } from '@playwright/test'
import { createAsset } from '../../src/api/assets/assets.ts'
import { listEnumerationEvents } from '../../src/api/lookup/admin-lookups.ts'
import { createReport } from '../../src/api/reports/reports.ts'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import { newAdmin } from './support/admins.ts'
import { axeViolations } from './support/axe.ts'
import { fetchFromElsewhere } from './support/elsewhere.ts'
import { newOwner, type Owner, uploadedImage } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

/** Text that would run a script or break the layout if a screen treated it as markup. */
const hostile = [
  '<img src=x onerror="document.title=\'owned\'">',
  '"><script>document.title="owned"</script>',
  "javascript:document.title='owned'",
  '{{constructor.constructor("document.title=1")()}}',
  '\u202Eright to left \u0000'.replace('\u0000', ''),
]

/** Registers and reports an asset stolen with hostile text in every field. */
async function hostileReport({ call }: Owner, origin: string, imei: string, name: string) {
  const asset = await call(createAsset, {
    type: 'Gadget',
    name,
    description: hostile.join(' '),
    imageUrl: await uploadedImage(origin),
    uuidType: 'imei1',
    uuid: imei,
    brand: hostile[0] ?? '',
  })
  await call(createReport, {
    assetId: asset.data.id,
    status: 'Stolen',
    description: hostile.join(' '),
    location: hostile[1] ?? '',
  })
  return asset.data
}

const imeiOf = (payload: string) => payload + luhnCharacter(payload, 10)

async function expectInert(page: Page) {
  await expect(page).not.toHaveTitle(/^(owned|1)$/)
  expect(await page.locator('main img[src="x"], main script').count()).toBe(0)
  expect(await widthTooMuch(page), 'wider than the screen').toBeLessThanOrEqual(0)
}

/** Text that is overlapped or cut off in the visible list. */
function covered(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Reported items' }).evaluate((frame) => {
    const found = frame.scrollWidth > frame.clientWidth ? ['the frame scrolls to the side'] : []
    for (const cell of frame.querySelectorAll('tbody :is(td[data-label], th)')) {
      if (cell.clientWidth === 0) continue
      cell.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      // Text is cut where its cell ends.
      if (cell.scrollWidth > cell.clientWidth) found.push(cell.textContent)
      for (const x of [left + 2, right - 2]) {
        const seen = document.elementFromPoint(x, (top + bottom) / 2)
        if (!seen?.contains(cell) && !cell.contains(seen)) found.push(cell.textContent)
      }
    }
    return [...new Set(found)]
  })
}

test(
  'long identifiers do not overlap other text in the item list',
  {
    tag: '@phone',
  },
  async ({ page, server, mail }, { project }) => {
    const { call } = await newOwner({ server, mail })
    const name = `Lathe ${project.name}`
    const serial = (project.name + 'PF3K9T7WQ2M8X5LB4N6ZR1VH'.repeat(2)).slice(0, 60)
    const { data } = await call(createAsset, {
      type: 'Gadget',
      name,
      description: 'In the workshop behind the market',
      imageUrl: await uploadedImage(server.origin),
      uuidType: 'serial-number',
      uuid: serial,
      brand: 'Emco',
    })
    await call(createReport, { assetId: data.id, status: 'Stolen', description: 'Carried off' })
    const admin = await newAdmin(server)
    await admin.signIn(page)
    await page.goto(`/admin/items?search=${encodeURIComponent(name)}`)
    for (const width of [360, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('link', { name })).toBeVisible()
      expect(await covered(page), `${width} px`).toEqual([])
    }
  },
)

test('hostile text is escaped on every staff screen, and staff decide a disputed theft', {
  tag: '@phone',
}, async ({ page, server, mail }) => {
  const imei = imeiOf('35693803777701')
  const name = `Disputed ${hostile[0]}`
  const [first, second] = [await newOwner({ server, mail }), await newOwner({ server, mail })]
  const one = await hostileReport(first, server.origin, imei, name)
  await hostileReport(second, server.origin, imei, name)
  const admin = await newAdmin(server)
  await admin.signIn(page)

  const atEachWidth = async (look: () => Promise<void>) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await look()
      await expectInert(page)
    }
  }
  await page.goto('/admin')
  await atEachWidth(async () => {
    await expect(page.getByRole('link', { name: /Total Items/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Reports per (day|week)$/ })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
  await page.goto(`/admin/items?search=${encodeURIComponent(name)}`)
  await atEachWidth(async () => {
    await expect(page.getByText(/Showing 1 to 2 of 2 results/)).toBeVisible()
    const link = page.getByRole('rowheader').first().getByRole('link')
    // The row may need vertical scrolling, but no horizontal scrolling.
    await link.evaluate((each) => each.scrollIntoView({ block: 'center', inline: 'nearest' }))
    await expect(link).toBeInViewport({ ratio: 1 })
    // Scrolled to the top, because axe reports a filter half under the top bar as a small target.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await axeViolations(page)).toEqual([])
  })
  await page.goto(`/admin/assets/${one.id}`)
  await atEachWidth(() => expect(page.getByRole('heading', { level: 1 })).toHaveText(name))

  await page.goto('/admin')
  await page.getByRole('combobox').fill(imei)
  const found = page.getByRole('option').first()
  await expect(found).toContainText('IMEI of')
  await page.getByRole('combobox').press('ArrowDown')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/admin\/assets\/[\w-]+$/)
  await expectInert(page)

  await page.getByRole('link', { name: 'More than one person claims this number' }).click()
  await expect(page.getByRole('heading', { name: /^Whose is / })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page
    .getByText(/^Ask .* for evidence$/)
    .first()
    .click()
  await page.getByLabel('What should this person show?').fill(hostile.join(' '))
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Request sent')).toBeVisible()
  await page
    .getByText(/^The number belongs to /)
    .first()
    .click()
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(page.getByText('Give a reason', { exact: true })).toBeVisible()
  await page.getByLabel('Reason').fill(hostile[1] ?? '')
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(page.getByText('Upheld')).toBeVisible()
  await expect(page.getByText('Refused')).toBeVisible()
  await expect(
    page.getByText(/^Next case \(\d+ waiting\)|^No more cases are waiting/),
  ).toBeVisible()
  await expectInert(page)
  const received = await mail.newest(second.email, /is no longer registered to you$/)
  expect(received.html).not.toContain('<script>')
})

test('enumeration of the phones of one model shows on the bell and among the lookups', {
  tag: '@phone',
}, async ({ page, server }) => {
  const model = '35209905'
  const statuses: number[] = []
  const ask = fetchFromElsewhere()
  // After the thirty-one misses of an address come the twenty answers that its neighbours share.
  for (let n = 1; n <= 52; n++) {
    const payload = model + String(n).padStart(6, '0')
    const imei = payload + luhnCharacter(payload, 10)
    const { status } = await ask(`${server.origin}/api/verify?identifier=${imei}`)
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array.from({ length: 51 }, () => 200), 429])

  const admin = await newAdmin(server)
  // It is stored in the background, and the bell counts once a minute: a page that was opened before
  // would show it in one and not yet in the other.
  const stored = async () => (await admin.call(listEnumerationEvents, {})).data.events
  await expect.poll(stored).toContainEqual(expect.objectContaining({ prefix: model, misses: 51 }))
  await admin.open(page, '/admin/checks?show=enumeration')
  const row = page.getByRole('row', { name: `Phones of model ${model}` })
  await expect(row).toContainText('Slowed down')
  await expect(row).toContainText('51')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Reported numbers' }).click()
  await expect(page).toHaveURL(/\/admin\/checks$/)
  await expect(page.getByRole('table', { name: 'Checks by day' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications: \d+ waiting/ }).click()
  await page.getByRole('link', { name: /number sweeps? in the last day/ }).click()
  await expect(row).toBeVisible()
})

test('the parts of the top bar keep their places while the page and its search load', async ({
  page,
  server,
}) => {
  const admin = await newAdmin(server)
  await admin.signIn(page)
  const app = Promise.withResolvers<void>()
  const search = Promise.withResolvers<void>()
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await (route.request().url().includes('SearchEverything') ? search : app).promise
    await route.continue()
  })
  await page.goto('/admin/items', { waitUntil: 'commit' })
  const field = page.locator('[aria-busy] > span')
  const before = await field.boundingBox()
  app.resolve()
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  expect(await field.boundingBox()).toEqual(before)
  const place = await bell.boundingBox()
  search.resolve()
  // Lists have another one, by which they are sorted.
  const tools = page.getByRole('region', { name: 'Search and tasks' })
  expect(await tools.getByRole('combobox').boundingBox()).toEqual(before)
  expect(await bell.boundingBox()).toEqual(place)
})
