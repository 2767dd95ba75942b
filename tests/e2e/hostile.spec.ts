import type { Page } from '@playwright/test'
import { getAnyAsset } from '../../src/api/get-any-asset.ts'
import { createCall } from '../../src/api/http.ts'
import { listDisputes } from '../../src/api/list-disputes.ts'
import { logIn } from '../../src/api/log-in.ts'
import { resetPassword } from '../../src/api/reset-password.ts'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import {
  adminAssetPath,
  adminDisputePath,
  adminItemPath,
  assetPath,
  matchPath,
  paths,
  reportPath,
  userPath,
} from '../../src/islands/paths.ts'
import { makeAdmin } from './support/commands.ts'
import { hostileReport, hostileTalk } from './support/hostile.ts'
import { newOwner } from './support/owner.ts'
import type { BuiltServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

const adminPassword = 'a long and quiet river'

async function signInAsAdmin(page: Page, server: BuiltServer, email: string) {
  const link = new URL(await makeAdmin(server, email), server.origin)
  const call = createCall({ origin: server.origin, token: () => null })
  const token = link.searchParams.get('token') ?? ''
  await call(resetPassword, { token, newPassword: adminPassword })
  const session = await call(logIn, { email, password: adminPassword })
  if (!('access_token' in session)) throw new Error('the log-in asked for more')
  const { access_token } = session
  await page.addInitScript((stored) => localStorage.setItem('AUTH_TOKEN', stored), access_token)
  return createCall({ origin: server.origin, token: () => access_token })
}

/** Opens a screen and waits until it shows what came from the API. */
async function expectInert(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading').first(), address).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page, address).not.toHaveTitle(/^owned$/)
  const injected =
    'img[src="x"], main script, svg[onload], iframe, main style, a[href^="javascript:" i]'
  expect(await page.locator(injected).count(), address).toBe(0)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${address} is wider than the screen`).toBeLessThanOrEqual(0)
}

test('hostile words in every field stay words on every screen of a person and of the team', async ({
  page,
  newPerson,
  server,
  mail,
}, { project }) => {
  test.setTimeout(240_000)
  const dialogs: string[] = []
  const listen = (open: Page) =>
    open.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
  const payload = project.name === 'phone' ? '35693803999901' : '35693803999902'
  const imei = payload + luhnCharacter(payload, 10)
  const [owner, finder] = [await newOwner({ server, mail }), await newOwner({ server, mail })]
  const mine = await hostileReport(owner, server.origin, imei, 'Lost')
  await hostileReport(finder, server.origin, imei, 'Found')
  const match = await hostileTalk(owner, finder)

  listen(page)
  await owner.open(page, reportPath(mine.reportId))
  await expect(page.getByText('onerror=').first()).toBeVisible()
  for (const address of [
    paths.dashboard,
    paths.assets,
    assetPath(mine.assetId),
    `${assetPath(mine.assetId)}?edit=true`,
    `${paths.assetLabels}?ids=${mine.assetId}`,
    paths.reports,
    reportPath(mine.reportId),
    paths.newReport,
    paths.matches,
    matchPath(match),
    paths.notices,
    paths.account,
  ]) {
    await expectInert(page, address)
  }
  await expectInert(page, matchPath(match))
  await expect(page.getByText('onerror=').first()).toBeVisible()

  const team = await newPerson()
  listen(team)
  await team.setViewportSize({ width: project.name === 'phone' ? 360 : 1280, height: 800 })
  const call = await signInAsAdmin(team, server, `hostile-${project.name}@example.com`)
  const { data } = await call(getAnyAsset, { id: mine.assetId })
  const { disputes } = (await call(listDisputes, { status: 'open' })).data
  const search = `?search=${encodeURIComponent('<img')}`
  for (const address of [
    paths.admin,
    paths.adminItems + search,
    adminItemPath(mine.reportId),
    paths.adminAssets + search,
    adminAssetPath(mine.assetId),
    paths.adminDisputes,
    ...disputes.slice(0, 1).map(({ id }) => adminDisputePath(id)),
    paths.adminMatches,
    paths.adminChecks,
    paths.adminMail,
    paths.adminComplaints,
    paths.adminMerchants,
    paths.adminUsers + search,
    userPath(data.asset.owner.id),
    paths.adminLogs,
  ]) {
    await expectInert(team, address)
  }
  expect(dialogs).toEqual([])
})
