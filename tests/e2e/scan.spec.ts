import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { formatIdentifier } from '../../src/domain/identifiers/format-identifier.ts'
import { barsDrawing, type Drawing, squareDrawing } from '../support/barcodes/drawings.ts'
import { photoOfCode } from '../support/barcodes/photo-of-code.ts'
import { createRandom } from '../support/random.ts'
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

async function chooserWithoutCamera(page: Page) {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const dialog = await openScanner(page)
  await expect(dialog.getByText(/^Your browser blocks the camera/)).toBeVisible()
  const choose = async (buffer: Buffer) =>
    dialog
      .getByLabel('Use a photo')
      .setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer })
  return { dialog, choose }
}

/** A photo of 12 megapixels in which the code is small and tilted. */
async function largePhotoOf(drawing: Drawing, share: number): Promise<Buffer> {
  const scene = { width: 4000, height: 3000, share, degrees: 20 }
  const { bytes, width, height } = await photoOfCode(drawing, scene, createRandom(46))
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer()
}

test('a photo of the barcode works as well, and a photo without one says so', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.clearPermissions()
  const { dialog, choose } = await chooserWithoutCamera(page)
  await choose(await photoOfBox([]))
  await expect(dialog.getByText(/^We could not read a number/)).toBeVisible({ timeout: 20_000 })
  await choose(await photoOfBox(onBox))
  await expect(dialog).toBeHidden({ timeout: 20_000 })
  await expect(box(page)).toHaveValue(grouped)
})

test('a barcode a tenth of a large photo wide is read, and a label opens its page', {
  tag: '@phone',
}, async ({ page, problems }) => {
  // No asset has this label.
  problems.allow(/404/)
  const { dialog, choose } = await chooserWithoutCamera(page)
  await choose(await largePhotoOf(barsDrawing(imei), 0.1))
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(box(page)).toHaveValue(grouped)
  await page.getByRole('button', { name: 'Scan a barcode' }).first().click()
  const label = '/found/k7pm2q9xk7pm2q9x'
  await choose(await largePhotoOf(squareDrawing(new URL(label, page.url()).href), 0.06))
  await expect(page).toHaveURL(new RegExp(`${label}$`), { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
