import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createAsset } from '../../src/api/create-asset.ts'
import { createReport } from '../../src/api/create-report.ts'
import { createCall } from '../../src/api/http.ts'
import { logIn } from '../../src/api/log-in.ts'
import { resetPassword } from '../../src/api/reset-password.ts'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import { openAccount } from './support/accounts.ts'
import { faults } from './support/axe.ts'
import { makeAdmin } from './support/commands.ts'
import type { Mail } from './support/mail.ts'
import type { BuiltServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

const adminPassword = 'a long and quiet river'

/** What would run, load or break out if a screen took it for more than text. */
const hostile = [
  '<img src=x onerror="document.title=\'owned\'">',
  '"><script>document.title="owned"</script>',
  "javascript:document.title='owned'",
  '{{constructor.constructor("document.title=1")()}}',
  '\u202Eright to left \u0000'.replace('\u0000', ''),
]

async function signInAsAdmin(page: Page, server: BuiltServer, email: string) {
  const link = new URL(await makeAdmin(server, email), server.origin)
  const call = createCall({ origin: server.origin, token: () => null })
  const token = link.searchParams.get('token') ?? ''
  await call(resetPassword, { token, newPassword: adminPassword })
  const session = await call(logIn, { email, password: adminPassword })
  if (!('access_token' in session)) throw new Error('the log-in asked for more')
  const { access_token } = session
  await page.addInitScript((stored) => localStorage.setItem('AUTH_TOKEN', stored), access_token)
}

async function uploadedPicture({ origin }: BuiltServer): Promise<string> {
  const form = new FormData()
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#0d4a35' },
  })
    .png()
    .toBuffer()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
  const upload = await fetch(`${origin}/api/uploads`, { method: 'POST', body: form })
  const { data } = (await upload.json()) as { data: { url: string } }
  return data.url
}

/** A person whose every word is hostile, with a thing reported stolen. */
async function hostileReport(
  services: { server: BuiltServer; mail: Mail },
  email: string,
  imei: string,
  name: string,
) {
  const { server } = services
  const account = await openAccount(services, { email })
  const session = await account.logIn()
  if (!('access_token' in session)) throw new Error('the log-in asked for more')
  const call = createCall({ origin: server.origin, token: () => session.access_token })
  const asset = await call(createAsset, {
    type: 'Gadget',
    name,
    description: hostile.join(' '),
    imageUrl: await uploadedPicture(server),
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

/** What is written over, or cut off, in the list that is shown. */
function covered(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Reported items' }).evaluate((frame) => {
    const found = frame.scrollWidth > frame.clientWidth ? ['the frame scrolls to the side'] : []
    for (const cell of frame.querySelectorAll('tbody :is(.font-mono, td[data-label], th)')) {
      cell.scrollIntoView({ block: 'center' })
      const range = document.createRange()
      range.selectNodeContents(cell)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        for (const x of [left + 2, right - 2]) {
          const seen = document.elementFromPoint(x, (top + bottom) / 2)
          if (!seen?.contains(cell) && !cell.contains(seen)) found.push(cell.textContent)
        }
      }
    }
    return [...new Set(found)]
  })
}

test(
  'in the list of items nothing lies over anything that is read, however long its numbers',
  {
    tag: '@phone',
  },
  async ({ page, server, mail }, { project }) => {
    const email = `long-${project.name}@example.com`
    const account = await openAccount({ server, mail }, { email })
    const session = await account.logIn()
    if (!('access_token' in session)) throw new Error('the log-in asked for more')
    const call = createCall({ origin: server.origin, token: () => session.access_token })
    const name = `Lathe ${project.name}`
    const serial = (project.name + 'PF3K9T7WQ2M8X5LB4N6ZR1VH'.repeat(2)).slice(0, 60)
    const { data } = await call(createAsset, {
      type: 'Gadget',
      name,
      description: 'In the workshop behind the market',
      imageUrl: await uploadedPicture(server),
      uuidType: 'serial-number',
      uuid: serial,
      brand: 'Emco',
    })
    await call(createReport, { assetId: data.id, status: 'Stolen', description: 'Carried off' })
    await signInAsAdmin(page, server, `widths-${project.name}@example.com`)
    for (const width of [360, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/admin/items?search=${encodeURIComponent(name)}`)
      await expect(page.getByRole('button', { name: `Confirm ${name}` })).toBeVisible()
      await expect(page.getByText('Ada Okafor')).toBeVisible()
      expect(await covered(page), `${width} px`).toEqual([])
    }
  },
)

test(
  'hostile words stay words on every screen of the team, and a disputed theft is decided',
  {
    tag: '@phone',
  },
  async ({ page, server, mail }, { project }) => {
    test.setTimeout(180_000)
    const imei = imeiOf('35693803777701')
    const name = `Disputed ${hostile[0]}`
    const one = await hostileReport({ server, mail }, `one-${project.name}@example.com`, imei, name)
    await hostileReport({ server, mail }, `two-${project.name}@example.com`, imei, name)
    await signInAsAdmin(page, server, `team-${project.name}@example.com`)

    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin')
      await expect(page.getByRole('link', { name: /Total Items/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Reports per day' })).toBeVisible()
      expect(await faults(page)).toEqual([])
      await expectInert(page)

      await page.goto(`/admin/items?search=${encodeURIComponent(name)}`)
      await expect(page.getByText(/Showing 1 to 2 of 2 results/)).toBeVisible()
      const confirm = page.getByRole('button', { name: 'Confirm' }).first()
      // Down the page, as one scrolls anyway; never to the side.
      await page.getByRole('rowheader').first().scrollIntoViewIfNeeded()
      await confirm.evaluate((button) =>
        button.scrollIntoView({ block: 'center', inline: 'nearest' }),
      )
      await expect(confirm).toBeInViewport({ ratio: 1 })
      expect(await faults(page)).toEqual([])
      await expectInert(page)

      await page.goto(`/admin/assets/${one.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expectInert(page)
    }

    await page.goto('/admin')
    await page.getByRole('combobox').fill(imei)
    const found = page.getByRole('option').first()
    await expect(found).toContainText('IMEI1 of')
    await page.getByRole('combobox').press('ArrowDown')
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/\/admin\/assets\/[\w-]+$/)
    await expectInert(page)

    await page.getByRole('link', { name: 'More than one person has claimed this number' }).click()
    await expect(page.getByRole('heading', { name: 'Whose is this IMEI1?' })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Ask for evidence' }).first().click()
    await page.getByLabel('What should they show?').fill(hostile.join(' '))
    await page.getByRole('button', { name: 'Send mail' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Decide for them' }).first().click()
    await page.getByRole('button', { name: 'Decide', exact: true }).click()
    await expect(page.getByText('Say why: both sides read this')).toBeVisible()
    await page.getByLabel('Reason').fill(hostile[1] ?? '')
    await page.getByRole('button', { name: 'Decide', exact: true }).click()
    await expect(page.getByText('upheld')).toBeVisible()
    await expect(page.getByText('refused')).toBeVisible()
    await expectInert(page)
    const told = await mail.newest(`two-${project.name}@example.com`, /^We could not confirm/)
    expect(told.html).not.toContain('<script>')
  },
)

test(
  'a sweep through the phones of one model is told at the bell and shown among the checks',
  { tag: '@phone' },
  async ({ page, server }, { project }) => {
    // Servers are shared: each browser sweeps a model of its own.
    const model = String(35_209_900 + project.name.length)
    const answers: number[] = []
    for (let n = 1; n <= 33; n++) {
      const payload = model + String(n).padStart(6, '0')
      const imei = payload + luhnCharacter(payload, 10)
      const { status } = await fetch(`${server.origin}/api/verify?identifier=${imei}`)
      answers.push(status)
    }
    expect(answers).toEqual([...Array.from({ length: 32 }, () => 200), 429])

    await signInAsAdmin(page, server, `sweeps-${project.name}@example.com`)
    const row = page.getByRole('row', { name: `Phones of model ${model}` })
    await expect(async () => {
      await page.goto('/admin/checks?show=sweeps')
      await expect(row).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(row).toContainText('Slowed')
    await expect(row).toContainText('32')
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Reported numbers' }).click()
    await expect(page).toHaveURL(/\/admin\/checks$/)
    await expect(page.getByRole('table', { name: 'Checks by the day' })).toBeVisible()
    await page.getByRole('button', { name: /^Notifications: \d+ waiting/ }).click()
    await page.getByRole('link', { name: /sweeps? of numbers in the last day/ }).click()
    await expect(row).toBeVisible()
  },
)
