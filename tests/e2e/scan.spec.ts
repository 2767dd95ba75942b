import type { Page } from '@playwright/test'
import { formatIdentifier } from '../../src/domain/identifiers/format-identifier.ts'
import { imei, onBox, photoOfBox } from './support/barcode.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['camera'] })

async function openScanner(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Scan a barcode' }).first().click()
  return page.getByRole('dialog', { name: 'Scan the number' })
}

/** The IMEI as the box shows it. */
const grouped = formatIdentifier('imei', imei.slice(0, 14))

const box = (page: Page) =>
  page.getByRole('main').getByLabel('Search for an item using a UID').first()

const isCameraOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')].some((video) => video.srcObject !== null),
  )

test('the camera reads the IMEI off a box, past its serial number, and it is looked up', {
  tag: '@phone',
}, async ({ page }) => {
  const dialog = await openScanner(page)
  await expect(dialog).toBeHidden({ timeout: 20_000 })
  await expect(box(page)).toHaveValue(grouped)
  await expect(page.getByText(/not in the registry/i).first()).toBeVisible()
})

test('a photo of the barcode works as well, and a photo without one says so', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const dialog = await openScanner(page)
  await expect(dialog.getByText(/^The camera is not allowed here/)).toBeVisible()
  const choose = async (buffer: Buffer) =>
    dialog
      .getByLabel('Use a photo')
      .setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer })
  await choose(await photoOfBox([]))
  await expect(dialog.getByText(/^No number could be read/)).toBeVisible()
  await choose(await photoOfBox(onBox))
  await expect(dialog).toBeHidden({ timeout: 20_000 })
  await expect(box(page)).toHaveValue(grouped)
})

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`${name} closes the scanner, the camera is off, and the page is unchanged`, {
    tag: '@phone',
  }, async ({ page }) => {
    // Without its reader the scan cannot finish before the test closes it.
    await page.route('**/zxing-reader*', () => {})
    const dialog = await openScanner(page)
    await expect(dialog).toBeVisible()
    await close(page)
    await expect(dialog).toBeHidden()
    await expect.poll(() => isCameraOn(page)).toBe(false)
    await expect(page).toHaveURL(/\/$/)
  })
}

test('the page fetches the scanner only on demand', { tag: '@phone' }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/')
  await box(page).fill('KJA-012AB')
  await expect(page.getByText(/not in the registry/i).first()).toBeVisible()
  expect(fetched.filter((url) => /Scan(Dialog)|zxing/.test(url))).toEqual([])
})

test('the camera is blocked on pages without a scanner', { tag: '@phone' }, async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['permissions-policy']
  for (const path of ['/', '/search', '/report-a-find', '/dashboard/assets/new']) {
    expect(await policyOf(path), path).toContain('camera=(self)')
  }
  for (const path of ['/about', '/login', '/admin']) {
    expect(await policyOf(path), path).toContain('camera=()')
  }
})
