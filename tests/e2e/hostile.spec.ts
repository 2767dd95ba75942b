import type { Page } from '@playwright/test'
import { adminGetAsset } from '../../src/api/assets/admin-assets.ts'
import { askForEvidence, listDisputes } from '../../src/api/disputes/disputes.ts'
import { listLookups } from '../../src/api/lookup/admin-lookups.ts'
import { reviewMerchant } from '../../src/api/merchants/applications.ts'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import {
  adminAssetPath,
  adminDisputePath,
  adminMerchantPath,
  adminReportPath,
  assetPath,
  matchPath,
  paths,
  reportPath,
  userPath,
} from '../../src/islands/paths.ts'
import { newAdmin } from './support/admins.ts'
import {
  allHostile,
  hostileBusiness,
  hostileFind,
  hostileIdentity,
  hostileReport,
  hostileTalk,
} from './support/hostile.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

/** Opens a screen and waits until it shows the API's data. */
async function expectInert(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading').first(), address).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectStillInert(page, address)
}

async function expectStillInert(page: Page, address: string) {
  await expect(page, address).not.toHaveTitle(/^owned$/)
  const injected =
    'img[src="x"], main script, svg[onload], iframe, main style, a[href^="javascript:" i]'
  expect(await page.locator(injected).count(), address).toBe(0)
  expect(await widthTooMuch(page), `${address} is wider than the screen`).toBeLessThanOrEqual(0)
}

test(
  'hostile text in every field is escaped on every user screen',
  { tag: '@phone' },
  async ({ page, server, mail }, { project }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const payload = project.name === 'phone' ? '35693803999901' : '35693803999902'
    const imei = payload + luhnCharacter(payload, 10)
    const [owner, finder] = [await newOwner({ server, mail }), await newOwner({ server, mail })]
    const mine = await hostileReport(owner, server.origin, imei, 'Lost')
    await hostileReport(finder, server.origin, imei, 'Found')
    const match = await hostileTalk(owner, finder)

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
      paths.notifications,
      paths.account,
    ]) {
      await expectInert(page, address)
    }
    await expectInert(page, matchPath(match))
    await expect(page.getByText('onerror=').first()).toBeVisible()

    expect(dialogs).toEqual([])
  },
)

test(
  'hostile text in every writable field is escaped on every staff screen',
  { tag: '@phone' },
  async ({ newUser, server, mail }, { project }) => {
    const seed = project.name === 'phone' ? '1' : '2'
    const numberFrom = (start: string) => start + seed + luhnCharacter(start + seed, 10)
    const contested = numberFrom('3569380399992')
    const [owner, claimant, finder] = [
      await newOwner({ server, mail }),
      await newOwner({ server, mail }),
      await newOwner({ server, mail }),
    ]
    const mine = await hostileReport(owner, server.origin, contested, 'Stolen')
    await hostileReport(claimant, server.origin, contested, 'Lost')
    const lost = await hostileReport(owner, server.origin, numberFrom('3569380399993'), 'Lost')
    await hostileReport(finder, server.origin, numberFrom('3569380399993'), 'Found')
    await hostileTalk(owner, finder)
    const find = await hostileFind({ server, mail }, numberFrom('3569380399994'))
    await hostileIdentity(owner, server.origin)
    const business = await hostileBusiness(owner, server.origin, `RC777${seed}`)

    const team = await newUser()
    const dialogs: string[] = []
    team.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await team.setViewportSize({ width: project.name === 'phone' ? 360 : 1280, height: 800 })
    const admin = await newAdmin(server)
    await admin.signIn(team)
    const { call } = admin
    const { data } = await call(adminGetAsset, { id: mine.assetId })
    const user = data.asset.owner.id
    const contestedDispute = async () => {
      const { disputes } = (await call(listDisputes, { status: 'open' })).data
      return disputes.find(({ identifier }) => identifier.value.replace(/\D/g, '') === contested)
    }
    // Claims are compared shortly after they are made.
    await expect.poll(contestedDispute).toBeDefined()
    const dispute = await contestedDispute()
    if (!dispute) throw new Error('two claims to one identifier opened no dispute')
    await call(askForEvidence, { id: dispute.id, ownerId: user, what: allHostile })
    await fetch(`${server.origin}/api/verify?identifier=${numberFrom('3569380399993')}`)
    await expect
      .poll(async () => (await call(listLookups, {})).data.days.map(({ reportId }) => reportId))
      .toContain(lost.reportId)

    const search = `?search=${encodeURIComponent('<img')}`
    const screens: [address: string, words: string | null][] = [
      [paths.admin, 'onerror='],
      [`${paths.adminItems}${search}&status=all`, 'onerror='],
      [adminReportPath(mine.reportId), '<script>document'],
      [adminReportPath(find), '<script>document'],
      [paths.adminAssets + search, 'onerror='],
      [adminAssetPath(mine.assetId), '<script>document'],
      [paths.adminDisputes, null],
      [adminDisputePath(dispute.id), '<script>document'],
      [`${paths.adminMatches}?state=open`, 'onerror='],
      [paths.adminChecks, 'onerror='],
      [paths.adminMail, null],
      [paths.adminComplaints, 'onerror='],
      [paths.adminMerchants, 'onerror='],
      [`${paths.adminUsers}?search=${owner.email}`, 'onerror='],
      [userPath(user), '<script>document'],
      [`${paths.adminLogs}?actor=${owner.email}`, null],
    ]
    for (const [address, words] of screens) {
      await expectInert(team, address)
      // Checks that this screen really shows hostile text.
      if (words) await expect(team.getByText(words).first(), address).toBeVisible()
    }

    // The dialogs and panels of these screens.
    await team.goto(paths.adminComplaints)
    await team.getByRole('rowheader').first().getByRole('button').click()
    await expect(team.getByRole('dialog').getByText('srcdoc=').first()).toBeVisible()
    await expectStillInert(team, 'a reported message')
    await team.goto(adminMerchantPath(business.id))
    const evidence = team.getByRole('main')
    await expect(evidence.getByText('<svg onload').first()).toBeVisible()
    for (const link of await evidence.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^(https:\/\/|\/certificate\/|\/admin\/)/)
    }
    await expectStillInert(team, 'a business')
    await team.goto(paths.admin)
    await team.getByRole('combobox', { name: /^Search people/ }).fill('<img')
    await expect(team.getByText('onerror=').first()).toBeVisible()
    await expectStillInert(team, 'the results of the search box')

    await call(reviewMerchant, {
      id: business.id,
      status: 'refused',
      reason: allHostile.slice(0, 500),
    })
    await team.goto(adminMerchantPath(business.id))
    await expect(team.getByText('srcdoc=').first()).toBeVisible()
    await expectStillInert(team, 'a business that was refused')
    expect(dialogs).toEqual([])
  },
)
