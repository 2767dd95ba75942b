import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { logIn, reauthenticate, revokeOtherSessions } from '../../src/api/auth/log-in.ts'
import { createApiClient } from '../../src/api/http.ts'
import { listMatches } from '../../src/api/matching/matches.ts'
import { createReport } from '../../src/api/reports/reports.ts'
import { password } from './support/accounts.ts'
import { axeViolations, axeViolationsAtEachWidth, switchColorScheme } from './support/axe.ts'
import { interceptApi } from './support/intercept-api.ts'
import { pressLogout } from './support/log-out.ts'
import { freshImei, newOwner, type Owner } from './support/owner.ts'
import { expectFinalFailure } from './support/retries.ts'
import { test as base, expect } from './support/test.ts'

interface Screen {
  /** `:asset`, `:report` and `:match` are replaced by ids of the user’s own. */
  path: string
  title: string | RegExp
  /** The level of its heading, if not 1. */
  level?: number
  /** The API calls that load it; null if none. */
  needs: RegExp | null
  /** How many errors it shows when the server fails; default 1. */
  failures?: number
  /** The collapsed section to open first. */
  unfold?: string
}

/** Every screen of the dashboard: a new one is a row. */
const screens: Screen[] = [
  { path: '/dashboard', title: /^Hello/, needs: /\/api\/reports\/user/ },
  { path: '/dashboard/reports', title: 'Report', needs: /\/api\/reports\/user/ },
  { path: '/dashboard/reports/new', title: /report/i, needs: /\/api\/assets/ },
  {
    path: '/dashboard/reports/:report',
    title: 'Blue Tecno',
    // Asset and report are also read from their lists.
    needs: /\/api\/reports\/(user|[\w-]{10,})$/,
  },
  {
    path: '/dashboard/reports/:report?edit=true',
    title: 'Edit the report',
    needs: /\/api\/reports\/(user|[\w-]{10,})$/,
  },
  { path: '/dashboard/assets', title: 'Manage Assets', needs: /\/api\/assets/ },
  {
    path: '/dashboard/assets/:asset',
    title: 'Blue Tecno',
    level: 2,
    // Both the list and the asset’s panel show an error.
    failures: 2,
    needs: /\/api\/assets(\?.*|\/detail\/.+)$/,
  },
  { path: '/dashboard/developers', title: 'Developers', needs: /\/api\/api-keys/ },
  { path: '/dashboard/assets/new', title: 'New asset', needs: null },
  { path: '/dashboard/assets/import', title: /import/i, needs: null },
  {
    path: '/dashboard/assets/labels?ids=:asset',
    title: /label/i,
    needs: /\/api\/assets\/labels$/,
  },
  {
    path: '/dashboard/developers/webhooks',
    title: 'Webhooks',
    needs: /\/api\/webhooks$/,
  },
  {
    path: '/dashboard/developers/watches',
    title: /watch/i,
    needs: /\/api\/webhooks\/watches/,
  },
  { path: '/dashboard/matches', title: 'Messages', needs: /\/api\/matches/ },
  { path: '/dashboard/matches/:match', title: /Blue Tecno/, needs: /\/api\/matches\/[\w-]+$/ },
  {
    path: '/dashboard/notifications',
    title: /notification/i,
    needs: /\/api\/notifications\?.*limit=20/,
  },
  {
    path: '/dashboard/notifications/preferences',
    title: 'Notification settings',
    needs: /\/api\/notifications\/preferences$/,
  },
  {
    path: '/dashboard/account',
    title: 'Account',
    needs: /\/api\/auth\/sessions$/,
    unfold: 'Where you are logged in',
  },
  { path: '/dashboard/merchants', title: 'Merchants', needs: null },
  { path: '/dashboard/verify', title: 'Check many at once', needs: null },
]

interface OwnerFixtures {
  owner: Owner
  email: string
  /** The path of a screen, with its parameters filled in. */
  pathOf: (screen: Screen) => Promise<string>
}

/** The page of a signed-in user who was created without the screens. */
const test = base.extend<OwnerFixtures>({
  owner: async ({ page, server, mail }, use) => {
    const owner = await newOwner({ server, mail })
    await owner.signIn(page)
    await use(owner)
  },
  email: async ({ owner }, use) => use(owner.email),
  pathOf: async ({ owner, server, mail }, use) => {
    await use(async ({ path }) => {
      const [parameter = ''] = /:\w+/.exec(path) ?? []
      switch (parameter) {
        case ':asset':
          return path.replace(parameter, await owner.ownPhone('Blue Tecno'))
        case ':report':
          return path.replace(parameter, await reportPhone(owner, 'Lost', freshImei()))
        case ':match': {
          const imei = freshImei()
          await reportPhone(owner, 'Lost', imei)
          await reportPhone(await newOwner({ server, mail }), 'Found', imei)
          const { data } = await owner.call(listMatches, {})
          return path.replace(parameter, data[0]?.id ?? '')
        }
        default:
          return path
      }
    })
  },
})

async function reportPhone(owner: Owner, status: 'Lost' | 'Found', imei: string): Promise<string> {
  const assetId = await owner.ownPhone('Blue Tecno', imei)
  const { data } = await owner.call(createReport, { assetId, status, description: 'In a keke' })
  return data.id
}

function titleOf(page: Page, { title, level = 1 }: Screen) {
  return page.getByRole('heading', { level, name: title }).first()
}

async function open(page: Page, screen: Screen, address = screen.path) {
  const { unfold } = screen
  await page.goto(address)
  await expect(titleOf(page, screen)).toBeVisible()
  if (unfold) await page.getByText(unfold, { exact: true }).click()
}

const account = screens.find(({ path }) => path === '/dashboard/account') as Screen

for (const screen of screens) {
  test(`${screen.path} shows a loading state while the server is slow, its navigation stays usable, and it has no axe violation at AA, light or dark, at each width`, {
    tag: '@phone',
  }, async ({ page, pathOf }) => {
    const address = await pathOf(screen)
    await page.emulateMedia({ colorScheme: 'light' })
    if (screen.needs) await loadSlowly(page, screen, screen.needs, address)
    else await open(page, screen, address)
    expect(await axeViolationsAtEachWidth(page), 'light').toEqual([])
    // The other colour scheme needs only these rules.
    await switchColorScheme(page, 'dark')
    expect(await axeViolations(page, ['color-contrast']), 'dark').toEqual([])
  })
}

async function loadSlowly(page: Page, screen: Screen, needs: RegExp, address: string) {
  const { promise: held, resolve: answer } = Promise.withResolvers<null>()
  await interceptApi(page, needs, () => held)
  await page.goto(address)
  if (screen.unfold) await page.getByText(screen.unfold, { exact: true }).click()
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(waiting.first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Assets', exact: true }).first()).toBeVisible()
  answer(null)
  await expect(waiting).toHaveCount(0)
  await expect(titleOf(page, screen)).toBeVisible()
}

const serverError = {
  status: 500,
  body: { code: 'INTERNAL', message: 'Something went wrong on our side.' },
}

test('every screen shows an error when the server fails, and continues when it is back', {
  tag: '@phone',
}, async ({ page, pathOf, problems }) => {
  problems.allow(/500/)
  await page.clock.install()
  for (const screen of screens) {
    const { needs, unfold, failures = 1 } = screen
    if (needs === null) continue
    await test.step(screen.path, async () => {
      const address = await pathOf(screen)
      const stop = await interceptApi(page, needs, async () => serverError)
      await page.goto(address)
      if (unfold) await page.getByText(unfold, { exact: true }).click()
      const alerts = page
        .getByRole('alert')
        .filter({ hasText: 'Something went wrong on our side.' })
      await expectFinalFailure(page, alerts, failures)
      await stop()
      await alerts.last().getByRole('button', { name: 'Try again' }).click()
      await expect(alerts).toHaveCount(failures - 1)
      await expect(titleOf(page, screen)).toBeVisible()
    })
  }
})

test('logging out in one tab signs the other out with an explanation', { tag: '@phone' }, async ({
  page,
  email,
  context,
}) => {
  expect(email).toBeTruthy()
  const other = await context.newPage()
  await open(page, account)
  await open(other, account)
  await pressLogout(page)
  await expect(page.getByText('Logout successful')).toBeVisible()
  await expect(other).toHaveURL(/\/login\?redirect=%2Fdashboard%2Faccount$/)
  await expect(other.getByText('Your session has ended. Log in to go on.')).toBeVisible()
})

test('a session that expires while the profile is edited loses nothing: login leads back to the typed text', {
  tag: '@phone',
}, async ({ page, email, server, problems }) => {
  problems.allow(/401/)
  await open(page, account)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Address').fill('7 Half Typed Road')
  const { access_token } = await createApiClient({ origin: server.origin, token: () => null })(
    logIn,
    {
      email,
      password,
    },
  )
  const elsewhere = createApiClient({ origin: server.origin, token: () => access_token })
  await elsewhere(reauthenticate, { password })
  await elsewhere(revokeOtherSessions, {})
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your session has ended. Log in to go on.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/dashboard\/account$/)
  await expect(page.getByLabel('Address')).toHaveValue('7 Half Typed Road')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Account updated successfully')).toBeVisible()
  await expect(page.getByText('7 Half Typed Road')).toBeVisible()
})

test('the keyboard alone opens the account and changes it', { tag: '@desk' }, async ({
  page,
  email,
}) => {
  expect(email).toBeTruthy()
  await open(page, screens[0] as Screen)
  await tabTo(page, 'Account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await tabTo(page, 'Edit Profile')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeVisible()
  await tabTo(page, 'First name')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Adaeze')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account updated successfully')).toBeVisible()
  await expect(page.getByRole('main').getByText('Adaeze Okafor')).toBeVisible()
})

test('the picture falls back to the initials when it cannot be loaded', { tag: '@phone' }, async ({
  page,
  email,
}) => {
  expect(email).toBeTruthy()
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({
      response: answer,
      json: { data: { ...data, profilePicture: `/uploads/${'x'.repeat(22)}.webp` } },
    })
  })
  await page.route('**/uploads/*', (route) => route.fulfill({ status: 200, body: 'no picture' }))
  await open(page, account)
  await expect(page.getByRole('img', { name: 'Ada Okafor' }).first()).toHaveText('AO')
})

test('a user’s data downloads as an archive that contains it', { tag: '@phone' }, async ({
  page,
  email,
}) => {
  await open(page, account)
  await page.getByText('Download my data', { exact: true }).first().click()
  await page.getByLabel('Your password').fill(password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^toju-data-\d{4}-\d\d-\d\d\.zip$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  expect(Object.keys(files).sort()).toEqual(['data.json', 'read-me.txt'])
  expect(Buffer.from(files['data.json'] ?? []).toString()).toContain(email)
})

test('an erased account is gone: the user is sent home, and the login is refused', {
  tag: '@phone',
}, async ({ page, email, problems }) => {
  problems.allow(/401/)
  await open(page, account)
  await page.getByText('Delete my account', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is erased.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(
    page.getByText('The email address or the password is not right.').first(),
  ).toBeVisible()
})

async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? ''
    })
    if (focused.trim() === name) return
  }
  throw new Error(`Tab does not reach ${name}`)
}
