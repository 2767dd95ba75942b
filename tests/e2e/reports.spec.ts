import type { Page } from '@playwright/test'
import { logOut, reauthenticate } from '../../src/api/auth/log-in.ts'
import {
  createReport,
  getReport,
  listMyReports,
  updateReport,
} from '../../src/api/reports/reports.ts'
import { password } from './support/accounts.ts'
import { axeViolations, axeViolationsAtEachWidth } from './support/axe.ts'
import { tabTo } from './support/keys.ts'
import { pressLogout } from './support/log-out.ts'
import { newOwner, type Owner } from './support/owner.ts'
import { smallPhoto } from './support/photo.ts'
import { expectFinalFailure } from './support/retries.ts'
import { expect, test } from './support/test.ts'

const offlineErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

async function reportedPhone(owner: Owner, status: 'Lost' | 'Stolen' | 'Found') {
  const assetId = await owner.ownPhone('Blue Tecno')
  const { data } = await owner.call(createReport, {
    assetId,
    status,
    description: 'Left in a keke at Ojuelegba',
  })
  return data
}

const reportsOf = async (owner: Owner) => (await owner.call(listMyReports, {})).data

async function writeReport(page: Page, description: string) {
  await page.getByLabel('Asset').selectOption({ index: 1 })
  await page.getByLabel('Description').fill(description)
}

test('an owner reports a theft, ticks steps, corrects it, follows its timeline and marks it as found', {
  tag: '@phone',
}, async ({ page, owner, problems }) => {
  // Closing asks for the password.
  problems.allow(/403/)
  await owner.ownPhone('Blue Tecno')
  await owner.open(page, '/dashboard/reports/new')
  await page.getByRole('radio', { name: /Stolen/ }).check()
  await writeReport(page, 'Taken at the traffic light')
  await page.getByLabel('Picture').setInputFiles(await smallPhoto())
  await expect(page.getByText('Photo added')).toBeVisible()
  await page.getByRole('button', { name: 'Report it' }).click()
  await expect(page.getByText('Report added successfully')).toBeVisible()

  await page.getByText('Timeline').click()
  await expect(page.getByText('The report was sent to our team')).toBeVisible()
  await expect(page.getByText('You reported the item stolen')).toBeVisible()
  const steps = page.getByRole('checkbox')
  await page.getByRole('checkbox', { name: /Have your SIM blocked/ }).check()
  await page.getByRole('checkbox', { name: /Call your bank/ }).check()
  await expect(page.getByText(`2 of ${await steps.count()} done`)).toBeVisible()
  await expect.poll(async () => (await reportsOf(owner))[0]?.doneSteps).toHaveLength(2)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Have your SIM blocked/ })).toBeChecked()
  expect(await axeViolationsAtEachWidth(page)).toEqual([])

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit the report' })).toBeVisible()
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await page.getByLabel('Description').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Say what happened', { exact: true })).toBeVisible()
  await page.getByLabel('Description').fill('Taken through the window of the bus')
  await page.getByText('More details').click()
  await page.getByLabel('Police reference').fill('CR/77/2026')
  await page.getByLabel('Police station').fill('Panti, Yaba')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Report updated successfully')).toBeVisible()
  await expect(page.getByText('Taken through the window of the bus')).toBeVisible()
  await expect(page.getByText('CR/77/2026')).toBeVisible()
  await page.getByText('Timeline').click()
  await expect(page.getByText('You changed the description and the police details')).toBeVisible()

  await page.getByRole('button', { name: 'Mark as found' }).click()
  const dialog = page.getByRole('dialog', { name: 'Do you have the item back?' })
  await expect(dialog).toContainText('you cannot reopen it')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Yes, mark as found' }).click()
  await expect(page.getByText('The item was marked as found')).toBeVisible()
  await expect(page.getByText('Back with you', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  expect(await reportsOf(owner)).toMatchObject([{ status: 'Found', outcome: 'recovered' }])
})

test('a finder sees what to do and what not, and hands the asset over', {
  tag: '@phone',
}, async ({ page, owner }) => {
  const { id } = await reportedPhone(owner, 'Found')
  await owner.open(page, `/dashboard/reports/${id}`)
  await expect(page.getByText('Ask for proof before you hand over the item')).toBeVisible()
  await expect(page.getByText(/Do not try to unlock the item/)).toBeVisible()
  await page.getByRole('button', { name: 'Mark as handed over' }).click()
  await page.getByRole('button', { name: 'Yes, mark as handed over' }).click()
  await expect(page.getByText(/^You handed over the item\. This report is closed/)).toBeVisible()
})

test('a report is made, corrected and closed by keyboard alone', { tag: '@desk' }, async ({
  page,
  owner,
  problems,
}) => {
  problems.allow(/403/)
  await owner.ownPhone('Blue Tecno')
  const keys = page.keyboard
  await owner.open(page, '/dashboard/reports')
  await tabTo(page, page.getByRole('link', { name: 'Create report' }))
  await keys.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: /Lost/ }))
  await keys.press('ArrowRight')
  await tabTo(page, page.getByLabel('Asset'))
  await keys.press('ArrowDown')
  await tabTo(page, page.getByLabel('Description'))
  await keys.type('Taken from my bag')
  await tabTo(page, page.getByRole('button', { name: 'Report it' }))
  await keys.press('Enter')
  await expect(page.getByText('Report added successfully')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Edit' }))
  await keys.press('Enter')
  await tabTo(page, page.getByLabel('Where?'))
  await keys.type('Oshodi')
  await keys.press('Enter')
  await expect(page.getByText('Oshodi', { exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: /Get to safety/ }))
  await keys.press('Space')
  await expect(page.getByRole('checkbox', { name: /Get to safety/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Mark as found' }))
  await keys.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await keys.press('Escape')
  // The dialog is closed and removed.
  await expect(page.locator('dialog')).toHaveCount(0)
  await keys.press('Enter')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await keys.type(password)
  await keys.press('Enter')
  await expect(page.getByText('Back with you', { exact: true })).toBeVisible()
})

test.describe('without a connection', { tag: '@phone' }, () => {
  test.beforeEach(({ problems }) => problems.allow(offlineErrors))

  async function openForm(owner: Owner, page: Page) {
    const assetId = await owner.ownPhone('Blue Tecno')
    // Starts on the home screen, which prefetches the form’s code for use without a connection.
    await owner.open(page, '/dashboard')
    await expect(page.getByText('You have no report yet!')).toBeVisible()
    // Not by their responses: the tab of an earlier test may have them in its cache.
    await page.waitForFunction(() =>
      ['ListMyReports', 'CreateReport'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ),
    )
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    await expect(page.getByLabel('Description')).toBeVisible()
    return assetId
  }

  const queuedMessage = /kept on this (phone|computer)\. We send it when you are connected again\./

  test('a report with its picture is queued with a message, and sent once when the connection returns', async ({
    page,
    owner,
    context,
    server,
  }, { project }) => {
    await openForm(owner, page)
    await context.setOffline(true)
    await expect(page.getByText('You have no connection.', { exact: false })).toBeVisible()
    await writeReport(page, 'Lost where there is no network')
    await page.getByLabel('Picture').setInputFiles(await smallPhoto())
    await expect(page.getByText('We send the photo later')).toBeVisible()
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page).toHaveURL(/\/dashboard\/reports$/)
    await expect(page.getByText(queuedMessage)).toContainText(
      project.name === 'phone'
        ? 'Your report is kept on this phone.'
        : 'Your report is kept on this computer.',
    )
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('There is still no connection to Toju.')).toBeVisible()
    expect(await reportsOf(owner)).toEqual([])

    await context.setOffline(false)
    await expect(page.getByText('Report added successfully')).toBeVisible()
    await expect(page.getByText(queuedMessage)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Blue Tecno' })).toBeVisible()
    const reports = await reportsOf(owner)
    expect(reports).toMatchObject([
      { description: 'Lost where there is no network', imageUrl: expect.stringMatching(/\.webp$/) },
    ])
    const image = await fetch(server.origin + reports[0]?.imageUrl)
    expect(image.status).toBe(200)
  })

  test('a queued report is sent after the tab was closed and reopened, and shown to no other user of the browser', async ({
    page,
    owner,
    context,
    server,
    mail,
  }) => {
    await openForm(owner, page)
    await context.setOffline(true)
    await writeReport(page, 'Written on the road')
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page.getByText(queuedMessage)).toBeVisible()
    await page.close()
    await context.setOffline(false)

    const other = await newOwner({ server, mail })
    const theirs = await context.newPage()
    await other.open(theirs, '/dashboard/reports')
    await expect(theirs.getByText('You have no report yet!')).toBeVisible()
    await expect(theirs.getByText('Not sent yet')).toHaveCount(0)
    await theirs.close()
    expect(await reportsOf(owner)).toEqual([])
    expect(await reportsOf(other)).toEqual([])

    const again = await context.newPage()
    await owner.open(again, '/dashboard')
    await expect(again.getByText('Report added successfully')).toBeVisible()
    expect(await reportsOf(owner)).toMatchObject([{ description: 'Written on the road' }])
    expect(await reportsOf(other)).toEqual([])
  })

  test('a report whose response was lost is not made twice', async ({ page, owner }) => {
    await openForm(owner, page)
    let requests = 0
    await page.route('**/api/reports/create-report', async (route) => {
      const answer = await route.fetch()
      requests++
      if (requests === 1) await route.abort()
      else await route.fulfill({ response: answer })
    })
    await writeReport(page, 'Sent, and never heard of again')
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page.getByText(queuedMessage)).toBeVisible()
    expect(await reportsOf(owner)).toHaveLength(1)
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Report added successfully')).toBeVisible()
    await expect(page.getByText('Not sent yet')).toHaveCount(0)
    expect(requests).toBe(2)
    expect(await reportsOf(owner)).toHaveLength(1)
  })

  test('a refused report shows the reason, and returns to the form with its photo or is discarded', async ({
    page,
    owner,
    context,
    problems,
  }) => {
    problems.allow(/409/)
    const assetId = await openForm(owner, page)
    await context.setOffline(true)
    await writeReport(page, 'Written twice')
    await page.getByLabel('Picture').setInputFiles(await smallPhoto())
    await expect(page.getByText('We send the photo later')).toBeVisible()
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page.getByText(queuedMessage)).toBeVisible()
    // Another device reports the asset meanwhile.
    await owner.call(createReport, { assetId, description: 'From the other phone' })
    await context.setOffline(false)
    await expect(page.getByText('We could not accept this report.')).toBeVisible()
    await expect(page.getByText(/already has an open report/)).toBeVisible()
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Written twice')
    await expect(page.getByText('We kept what you typed before.')).toBeVisible()
    await expect(page.getByText('Photo added')).toBeVisible()
    expect(await reportsOf(owner)).toHaveLength(1)
  })

  for (const [answer, made] of [
    ['Delete and log out', 0],
    ['Send and log out', 1],
  ] as const) {
    test(`logging out asks first; “${answer}” leaves nothing behind in the browser`, async ({
      page,
      owner,
    }) => {
      await openForm(owner, page)
      await page.route('**/api/reports/create-report', (route) => route.abort())
      await writeReport(page, 'Not to be read by others')
      await page.getByRole('button', { name: 'Report it' }).click()
      await expect(page.getByText(queuedMessage)).toBeVisible()
      expect(await storedReports(page)).toBe(1)
      const dialog = page.getByRole('dialog', { name: 'Not everything is sent yet' })
      await pressLogout(page)
      await dialog.getByRole('button', { name: 'Stay' }).click()
      await expect(page.getByText(queuedMessage)).toBeVisible()
      await page.unroute('**/api/reports/create-report')
      await pressLogout(page)
      await dialog.getByRole('button', { name: answer }).click()
      await expect(page.getByText('Logout successful')).toBeVisible()
      expect(await storedReports(page)).toBe(0)
      await owner.renew()
      expect(await reportsOf(owner)).toHaveLength(made)
    })
  }

  test('a queued report is discarded only after confirmation', async ({ page, owner }) => {
    await openForm(owner, page)
    await page.route('**/api/reports/create-report', (route) => route.abort())
    await writeReport(page, 'Not so important')
    await page.getByRole('button', { name: 'Report it' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(await storedReports(page)).toBe(1)
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Yes, discard' }).click()
    await expect(page.getByText(queuedMessage)).toHaveCount(0)
    expect(await storedReports(page)).toBe(0)
    expect(await reportsOf(owner)).toEqual([])
  })
})

/** The number of queued reports in this browser, of any user. */
async function storedReports(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('toju', 2)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const all = request.result
            .transaction('queued-reports')
            .objectStore('queued-reports')
            .count()
          all.onsuccess = () => resolve(all.result)
        }
      }),
  )
}

test.describe('a session that expires while a form is open', { tag: '@phone' }, () => {
  test.beforeEach(({ problems }) => problems.allow(/401/))

  async function logInAgain(page: Page, owner: Owner) {
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
  }

  test('keeps the text of a new report until after login', async ({ page, owner }) => {
    await owner.ownPhone('Blue Tecno')
    await owner.open(page, '/dashboard/reports/new')
    await writeReport(page, 'Gone while I was logged out')
    await page.getByLabel('Where?').fill('Oshodi')
    await owner.call(logOut, {})
    await page.getByRole('button', { name: 'Report it' }).click()
    await logInAgain(page, owner)
    await expect(page).toHaveURL(/\/dashboard\/reports\/new$/)
    await expect(page.getByLabel('Description')).toHaveValue('Gone while I was logged out')
    await expect(page.getByLabel('Where?')).toHaveValue('Oshodi')
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page.getByText('Report added successfully')).toBeVisible()
  })

  test('keeps the text of a correction in its form', async ({ page, owner }) => {
    const { id } = await reportedPhone(owner, 'Lost')
    await owner.open(page, `/dashboard/reports/${id}?edit=true`)
    await page.getByLabel('Description').fill('Left in the blue keke')
    await owner.call(logOut, {})
    await page.getByRole('button', { name: 'Save' }).click()
    await logInAgain(page, owner)
    await expect(page.getByLabel('Description')).toHaveValue('Left in the blue keke')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Report updated successfully')).toBeVisible()
    await expect(page.getByText('Left in the blue keke')).toBeVisible()
  })
})

test.describe('a slow or failing server', { tag: '@phone' }, () => {
  test('a report with a failed timeline keeps its layout, shows the error and retries', async ({
    page,
    owner,
    problems,
  }) => {
    problems.allow(/500/)
    const { id } = await reportedPhone(owner, 'Lost')
    let isBroken = true
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**/api/reports/${id}/history`, async (route) => {
      await held
      if (!isBroken) return route.continue()
      await route.fulfill({
        status: 500,
        json: { code: 'INTERNAL', message: 'Something went wrong on our side.' },
      })
    })
    await page.clock.install()
    await owner.open(page, `/dashboard/reports/${id}`)
    await expect(page.getByText('Left in a keke at Ojuelegba').first()).toBeAttached()
    await page.getByText('Timeline').click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible()
    release()
    await expectFinalFailure(page, page.getByText('Something went wrong on our side.'))
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You reported the item lost').first()).toBeAttached()
  })

  test('a photo shows its upload, and the report waits for it', async ({ page, owner }) => {
    await owner.ownPhone('Blue Tecno')
    await owner.open(page, '/dashboard/reports/new')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/uploads', async (route) => {
      await held
      await route.continue()
    })
    await writeReport(page, 'With a photo that takes its time')
    await page.getByLabel('Picture').setInputFiles(await smallPhoto())
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Uploading the photo…' })).toBeDisabled()
    release()
    await expect(page.getByText('Photo added')).toBeVisible()
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page.getByText('Report added successfully')).toBeVisible()
    expect(await reportsOf(owner)).toMatchObject([{ imageUrl: expect.stringMatching(/\.webp$/) }])
  })

  test('a form that fails to send keeps the typed text and shows the reason', async ({
    page,
    owner,
    problems,
  }) => {
    problems.allow(/500/)
    await owner.ownPhone('Blue Tecno')
    await owner.open(page, '/dashboard/reports/new')
    await writeReport(page, 'Typed on a bad day')
    await page.route('**/api/reports/create-report', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Our disk is full.' } }),
    )
    const save = page.getByRole('button', { name: 'Report it' })
    await save.click()
    await expect(page.getByText('Our disk is full.').first()).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveValue('Typed on a bad day')
    await page.unroute('**/api/reports/create-report')
    await save.click()
    await expect(page.getByText('Report added successfully')).toBeVisible()
    expect(await reportsOf(owner)).toHaveLength(1)
  })
})

test('a report closed in one tab shows as closed in the other, and cannot be changed there', {
  tag: '@phone',
}, async ({ page, owner, context, problems }) => {
  problems.allow(/409/)
  const { id } = await reportedPhone(owner, 'Lost')
  await owner.open(page, `/dashboard/reports/${id}`)
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible()
  const editing = await context.newPage()
  await owner.open(editing, `/dashboard/reports/${id}?edit=true`)
  await editing.getByLabel('Description').fill('Too late')
  await owner.call(reauthenticate, { password })
  await owner.call(updateReport, { id, status: 'Found' })

  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(page.getByText('Back with you', { exact: true })).toBeVisible()

  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('This report is closed.', { exact: false }).first()).toBeVisible()
  await expect(editing.getByText(/can no longer change it/)).toBeVisible()
  await expect(editing.getByLabel('Description')).toHaveValue('Too late')
  await editing.getByRole('button', { name: 'Back to the report' }).click()
  await expect(editing.getByText('Left in a keke at Ojuelegba')).toBeVisible()
  expect((await owner.call(getReport, { id })).data.description).toBe('Left in a keke at Ojuelegba')
})

test('Lost is orange, Stolen red, Found green, in light and dark (spec §4)', {
  tag: '@phone',
}, async ({ page, owner }) => {
  for (const status of ['Lost', 'Stolen', 'Found'] as const) await reportedPhone(owner, status)
  await owner.open(page, '/dashboard/reports')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const tags = page.locator('.tag-label').filter({ hasText: /^(Lost|Stolen|Found)$/ })
    await expect(tags.filter({ hasText: 'Found' }).first()).toBeVisible()
    const hues = await tags.evaluateAll((badges) =>
      badges.map((badge) => {
        const [r = 0, g = 0, b = 0] = (
          getComputedStyle(badge).backgroundColor.match(/\d+/g) ?? []
        ).map(Number)
        const top = Math.max(r, g, b)
        const spread = top - Math.min(r, g, b)
        const hue = top === r ? ((g - b) / spread) * 60 : 120 + ((b - r) / spread) * 60
        return [badge.textContent, (hue + 360) % 360] as const
      }),
    )
    const hueOf = (status: string) => hues.find(([name]) => name === status)?.[1] ?? Number.NaN
    expect(hueOf('Lost'), colorScheme).toBeGreaterThan(20)
    expect(hueOf('Lost'), colorScheme).toBeLessThan(45)
    expect(Math.min(hueOf('Stolen'), 360 - hueOf('Stolen')), colorScheme).toBeLessThan(15)
    expect(hueOf('Found'), colorScheme).toBeGreaterThan(100)
    expect(hueOf('Found'), colorScheme).toBeLessThan(170)
  }
})

test('500 reports render a few at first, paging reaches all, and the search finds any', {
  tag: '@phone',
}, async ({ page, owner }) => {
  const first = await reportedPhone(owner, 'Lost')
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...first,
    id: `report-${index}`,
    name: `Phone ${index}`,
  }))
  await page.route('**/api/reports/user', (route) => route.fulfill({ json: { data: many } }))
  await owner.open(page, '/dashboard/reports')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(120)
  await expect(page.getByText('500', { exact: true })).toBeVisible()
  const more = page.getByRole('button', { name: 'Show more' })
  // It disappears at the last page, perhaps before it is scrolled to.
  while ((await more.count()) > 0)
    await more.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => {})
  await expect(cards).toHaveCount(500)
  await page.getByRole('searchbox', { name: 'search for a report' }).fill('Phone 499')
  await expect(cards).toHaveCount(1)
})

test('Back, Forward and a reload keep where a list was scrolled to; a new screen starts at its top', {
  tag: ['@phone', '@firefox'],
}, async ({ page, owner, problems }) => {
  // Firefox asks for the icon of the text file on which `open` stores the session.
  problems.allow(/favicon\.ico/)
  await Promise.all(Array.from({ length: 12 }, (_, i) => owner.ownPhone(`Phone ${i}`)))
  await owner.open(page, '/dashboard/assets')
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForFunction((y) => history.state?.scrollY === y, top)
  }
  await expect(page.getByRole('link', { name: 'Phone 0' })).toBeVisible()
  await scrollTo(300)
  await page.getByRole('link', { name: 'Messages' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  expect(await scrollY()).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Saved Assets' })).toBeAttached()
  await expect.poll(scrollY).toBe(300)
  await page.reload()
  await expect.poll(scrollY).toBe(300)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  expect(await scrollY()).toBe(0)
})
