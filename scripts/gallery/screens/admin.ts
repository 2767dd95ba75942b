import {
  adminAssetPath,
  adminDisputePath,
  adminReportPath,
  paths,
  userPath,
} from '../../../src/islands/paths.ts'
import { click, fill, inOrder, open, send } from '../acts.ts'
import type { Facts } from '../facts.ts'
import {
  listStates,
  type Role,
  recordStates,
  type Screen,
  type State,
  type States,
} from '../screen.ts'
import { secondFactorNeeded, secondFactorStates } from './second-factor.ts'

const screen =
  (as: Role) =>
  (route: string, states: States, path = route): Screen => ({ route, as, path, states })

const of = screen('admin')
const ofHead = screen('super-admin')

const form: States = { full: {}, 'errors at fields': { act: send } }

/** A queue whose first row is opened by a click. */
const opened = {
  opened: { act: (page) => page.locator('tbody button').first().click() },
} satisfies Record<string, State>

const selected = {
  selected: { act: (page) => page.locator('tbody input[type="checkbox"]').first().click() },
} satisfies Record<string, State>

/** The screens of staff. */
export function adminScreens({ admin }: Facts): Screen[] {
  return [
    of(paths.admin, {
      ...listStates,
      'first use': { as: 'new admin' },
      'first use, nothing there yet': { as: 'new admin', answers: 'empty' },
      'second factor needed': secondFactorNeeded,
      tasks: {
        act: async (page) => {
          await click(/waiting/i)(page)
          await page.locator('[aria-expanded="true"] + div a').first().waitFor()
        },
      },
      search: {
        act: async (page) => {
          await page.keyboard.press('Control+k')
          await page.keyboard.type('ada')
          await page.getByRole('option').first().waitFor()
        },
      },
    }),
    of(paths.adminItems, {
      ...listStates,
      ...selected,
      view: { act: open('Options') },
      'no results': { path: `${paths.adminItems}?search=submarine` },
    }),
    of(
      `${paths.adminItems}/$id`,
      {
        ...recordStates,
        missing: { path: adminReportPath('none'), isMissing: true },
        decided: { path: adminReportPath(admin.decided) },
        confirm: { act: open('Confirm') },
        reject: { act: open('Reject') },
        'ask for more': { act: open('Ask for more') },
      },
      adminReportPath(admin.report),
    ),
    of(paths.adminAssets, listStates),
    of(
      `${paths.adminAssets}/$id`,
      { ...recordStates, missing: { path: adminAssetPath('none'), isMissing: true } },
      adminAssetPath(admin.asset),
    ),
    of(paths.adminDisputes, listStates),
    of(
      `${paths.adminDisputes}/$id`,
      {
        ...recordStates,
        missing: { path: adminDisputePath('none'), isMissing: true },
        'ask for evidence': { act: open(/Ask for evidence/) },
        decide: { act: open(/Decide in their favour/) },
      },
      adminDisputePath(admin.dispute),
    ),
    of(paths.adminComplaints, { ...listStates, ...opened }),
    of(paths.adminMatches, { ...listStates, ...opened }),
    of(paths.adminMerchants, { ...listStates, ...opened, ...selected }),
    of(paths.adminUsers, listStates),
    of(
      `${paths.adminUsers}/$userId`,
      {
        ...recordStates,
        missing: { path: userPath('none'), isMissing: true },
        suspended: { path: userPath(admin.suspended) },
        suspend: { act: open('Suspend') },
        'grant a plan': { act: open('Grant a plan') },
      },
      userPath(admin.user),
    ),
    of(
      `${paths.adminUsers}/$userId/edit`,
      { full: {}, 'errors at fields': { act: inOrder(fill({ 'First name': '' }), send) } },
      `${userPath(admin.user)}/edit`,
    ),
    of(
      `${paths.adminUsers}/$userId/reset-password`,
      { full: {} },
      `${userPath(admin.user)}/reset-password`,
    ),
    ofHead(paths.adminNewUser, { ...form, 'as an admin': { as: 'admin' } }),
    of(paths.adminPayments, { ...listStates, events: { act: click('Events') } }),
    of(paths.adminChecks, {
      ...listStates,
      sweeps: { path: `${paths.adminChecks}?show=enumeration` },
    }),
    of(paths.adminMail, listStates),
    ofHead(paths.adminListings, { ...listStates, 'as an admin': { as: 'admin' } }),
    of(paths.adminLogs, listStates),
    of(paths.adminSecurity, {
      ...{ ...recordStates, ...secondFactorStates },
      'first use': { as: 'new admin' },
      needed: secondFactorNeeded,
      'of a super-admin': { as: 'super-admin' },
    }),
  ]
}
