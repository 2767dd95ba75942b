import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { isOverAim } from '../../../src/islands/admin/shell/duration-in-words.ts'
import { call } from '../../../src/islands/session.ts'
import { deferred, fakeUser, ok, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const staff = fakeUser({ role: 'super-admin' })
const activity = {
  id: '1',
  number: 1,
  user: { id: 'ada', name: 'Ada Obi', email: 'ada@example.com' },
  action: 'create',
  entity: 'report',
  entityId: 'one',
  subject: 'Black Tecno',
  details: {},
  role: 'user',
  timestamp: 1,
}
const queues = [
  { kind: 'pending-items', count: 3, oldestAt: Date.now() - 50 * 3_600_000, medianMs: 7_200_000 },
  { kind: 'open-disputes', count: 0, oldestAt: null, medianMs: null },
]
const counted = (recentActivities: object[], totalUsers = 1_000_000) => ({
  body: {
    data: {
      totalUsers,
      totalItems: 12,
      totalAssets: 7,
      activitiesToday: 1204,
      queues,
      recentActivities,
    },
  },
})
const stats = (recentActivities: object[]) => ({
  'GET /admin/stats': () => counted(recentActivities),
  'GET /admin/trends': ok({ data: { days: [], states: [] } }),
})

async function openHome(recentActivities: object[], more = {}) {
  openApp('/admin', { user: staff, answers: { ...stats(recentActivities), ...more } })
  await title('Dashboard')
  await screen.findByRole('heading', { name: 'Recent Activities' })
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href')

describe('the back office home page', () => {
  it.each([
    ['in time', '2026-11-25T09:00Z', 'Answer due Wednesday, 2 December'],
    ['late', '2026-11-20T23:30Z', 'Overdue since Saturday, 28 November'],
  ])('says until when the oldest dispute must be answered that is %s', async (_, openedAt, due) => {
    vi.useFakeTimers({ now: new Date('2026-12-01T09:00Z'), toFake: ['Date'] })
    const dispute = { kind: 'open-disputes', count: 2, oldestAt: Date.parse(openedAt) }
    const { body } = counted([])
    const data = { ...body.data, queues: [{ ...dispute, medianMs: null }] }
    await openHome([], { 'GET /admin/stats': ok({ data }) })
    expect(await screen.findByText(due)).toBeTruthy()
    vi.useRealTimers()
  })

  it('shows the four counts, each linked to its list, and the latest actions', async () => {
    await openHome([activity])
    const cards = [/Total Users/, /Total Items/, /Total Assets/, /^Recent Activities/].map((name) =>
      screen.getByRole('link', { name }),
    )
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Total Users1,000,000',
      'Total Items12',
      'Total Assets7',
      'Recent Activities1,204in 24 hours',
    ])
    expect(cards.map(hrefOf)).toEqual([
      '/admin/users',
      '/admin/items?status=all',
      '/admin/assets',
      '/admin/logs',
    ])
    const queue = screen.getByRole('link', { name: /3 reports/ })
    expect(queue.textContent).toContain('Longest wait 2 days')
    expect(queue.textContent).toContain('Usual time to decide 2 hours')
    expect(hrefOf(queue)).toBe('/admin/items')
    expect(screen.getByText('Ada Obi', { selector: 'li span' })).toBeTruthy()
    expect(screen.queryByText('There are no activity logs')).toBeNull()
  })

  it('colours create, update and delete, each in its own way, and no other action (spec §4)', async () => {
    const actions = ['create', 'update', 'delete', 'login', 'export'] as const
    await openHome(actions.map((action, index) => ({ ...activity, id: `${index}`, action })))
    const looks = ['Create', 'Update', 'Delete', 'Login', 'Export'].map(
      (word) => screen.getByText(word).className,
    )
    const [, , , neutral, other] = looks
    expect(other).toBe(neutral)
    expect(new Set(looks).size).toBe(4)
  })

  it('says in the words of the spec that there are no actions yet', async () => {
    await openHome([])
    expect(screen.getByText('There are no activity logs')).toBeTruthy()
  })

  it('shows a returning admin its last counts and of when, without a name, until the new ones are here', async () => {
    const other = { ...activity, user: { ...activity.user, name: 'Chidi Eze' } }
    await openHome([other])
    await waitFor(() => expect(localStorage.getItem('LAST_SCREEN')).toContain('1000000'))
    expect(screen.getByText('Chidi Eze').closest('[data-not-kept]')).toBeTruthy()
    expect(localStorage.getItem('LAST_SCREEN')).not.toContain('Chidi Eze')
    cleanup()

    const answer = deferred<ReturnType<typeof counted>>()
    openApp('/admin', {
      user: staff,
      isReturning: true,
      answers: { ...stats([other]), 'GET /admin/stats': () => answer.promise },
    })
    expect(await screen.findByText('1,000,000')).toBeTruthy()
    expect(screen.getByText(/^As of .*\d\d:\d\d$/)).toBeTruthy()
    expect(screen.queryByText('There are no activity logs')).toBeNull()
    await act(async () => answer.resolve(counted([other], 8)))
    expect(await screen.findByText('8')).toBeTruthy()
    expect(screen.queryByText(/^As of/)).toBeNull()
    expect(screen.getByText('Chidi Eze')).toBeTruthy()
  })
})

it('keeps neither what was searched for nor what was found', async () => {
  let totalUsers = 1_000_000
  const found = { id: 'chidi', name: 'Chidi Eze', email: 'chidi@example.com' }
  const none = { assets: [], reports: [], identifiers: [] }
  await openHome([], {
    'GET /admin/stats': () => counted([], totalUsers),
    'GET /admin/search': ok({ data: { users: [found], ...none } }),
    'PATCH /admin/items/i': () => ({ status: 409, body: { message: 'No', code: 'CONFLICT' } }),
  })
  const island = document.createElement('astro-island')
  island.setAttribute('client', 'only')
  island.append(...document.body.children)
  document.body.append(island)
  await userEvent.type(await screen.findByRole('combobox'), 'Chidi')
  await screen.findByRole('option', { name: /Chidi Eze/ })
  totalUsers = 1_000_001
  await call('PATCH /admin/items/{id}', { id: 'i', status: 'active' }).catch(() => {})
  await waitFor(() => expect(localStorage.getItem('LAST_SCREEN')).toContain('1000001'))
  expect(screen.getByRole('option', { name: /Chidi Eze/ })).toBeTruthy()
  expect(localStorage.getItem('LAST_SCREEN')).toContain('Super Admin')
  expect(localStorage.getItem('LAST_SCREEN')).not.toContain('Chidi')
})

describe('the back office layout', () => {
  it('links to every staff screen, and to logout', async () => {
    await openHome([])
    const [nav] = screen.getAllByRole('navigation')
    const links = within(nav as HTMLElement).getAllByRole('link')
    const names = links.map(({ textContent }) => textContent)
    for (const name of ['Dashboard', 'Users', 'Items', 'Assets', 'Activity Logs', 'Messages']) {
      expect(names).toContain(name)
    }
    expect(screen.getAllByRole('button', { name: /log ?out/i }).length).toBeGreaterThan(0)
  })

  it('shows one search box, a bell and the user’s role above every screen', async () => {
    await openHome([])
    expect(await screen.findAllByRole('combobox')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy()
    expect(screen.getByText('Super Admin')).toBeTruthy()
  })

  it('shows pending work on the bell, and links to each', async () => {
    const tasks = [
      { kind: 'pending-items', count: 2 },
      { kind: 'open-disputes', count: 1 },
      { kind: 'pending-merchants', count: 0 },
      { kind: 'open-complaints', count: 3 },
      { kind: 'failed-mails', count: 1 },
      { kind: 'new-enumeration', count: 2 },
    ]
    await openHome([], { 'GET /admin/tasks': ok({ data: tasks }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications: 9 waiting' }))
    const links = [
      ['2 reports', '/admin/items'],
      ['1 dispute', '/admin/disputes'],
      ['3 reported messages', '/admin/complaints'],
      ['1 email that failed', '/admin/mail'],
      ['2 number sweeps in the last day', '/admin/checks?show=enumeration'],
    ] as const
    for (const [name, to] of links) {
      expect(hrefOf(await screen.findByRole('link', { name }))).toBe(to)
    }
    expect(screen.queryByRole('link', { name: /new business/ })).toBeNull()
    // “More” does not count the items, which have their own tab.
    expect(screen.getByRole('button', { name: 'More 5' })).toBeTruthy()
    // Checks has no count, because its first tab does not list enumerations.
    expect(screen.queryByRole('link', { name: /^Checks.*2/ })).toBeNull()
  })

  it('shows the rate of the period where weeks make no line, and says where a chart is empty', async () => {
    const days = Array.from({ length: 14 }, (_, i) => ({
      day: `2026-03-${String(i + 2).padStart(2, '0')}`,
      lost: i === 0 ? 5 : 0,
      stolen: 0,
      found: 0,
      recovered: i === 0 ? 2 : 0,
      lookups: 1,
    }))
    await openHome([], { 'GET /admin/trends': ok({ data: { days, states: [] } }) })
    expect(await screen.findByText('40%', { selector: 'p' })).toBeTruthy()
    expect(screen.getByText(/^2 of 5 lost or stolen items/)).toBeTruthy()
    expect(screen.queryByRole('group', { name: /^Recovery rate/ })).toBeNull()
    expect(screen.getByText('No report has a state yet')).toBeTruthy()
  })

  it('draws finds beside losses, not on top of them, and the states add up to all reports', async () => {
    const days = Array.from({ length: 14 }, (_, i) => ({
      day: `2026-03-${String(i + 2).padStart(2, '0')}`,
      lost: i === 0 ? 2 : 0,
      stolen: i === 0 ? 5 : 0,
      found: i === 0 ? 4 : 0,
      recovered: 0,
      lookups: 0,
    }))
    const states = [{ state: 'Lagos', reports: 8 }]
    await openHome([], { 'GET /admin/trends': ok({ data: { days, states } }) })
    const plot = await screen.findByRole('group', { name: /^Reports per/ })
    const totals = [...plot.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(totals).toEqual(['7', '4'])
    const rows = [...(screen.getByText('Lagos').closest('ul')?.children ?? [])]
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Lagos 8', 'Others, or not said 3'])
  })

  it('lists behind More what the bar of a phone lacks, and nothing twice', async () => {
    await openHome([])
    await userEvent.click(screen.getByRole('button', { name: /^More/ }))
    const more = within(screen.getByRole('dialog', { name: 'More', hidden: true }))
    expect(more.getByRole('link', { name: /^Disputes/, hidden: true })).toBeTruthy()
    expect(more.queryByRole('link', { name: /^Users/, hidden: true })).toBeNull()
  })

  it('finds screens and actions in the search box, which Ctrl+K focuses', async () => {
    await openHome([])
    const box = await screen.findByRole('combobox')
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(document.activeElement).toBe(box)
    await screen.findByRole('option', { name: /^Disputes/ })
    await userEvent.keyboard('create us')
    const option = await screen.findByRole('option', { name: 'Create User' })
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Disputes/ })).toBeNull())
    expect(hrefOf(option)).toBe('/admin/users/new')
  })

  it('shows the number of pending tasks beside each screen, and links to the reader’s account', async () => {
    const tasks = [{ kind: 'pending-items', count: 2 }]
    await openHome([], { 'GET /admin/tasks': ok({ data: tasks }) })
    const [nav] = screen.getAllByRole('navigation', { name: 'Back office' })
    const links = within(nav as HTMLElement)
    await waitFor(() =>
      expect(links.getByRole('link', { name: /^Items/ }).textContent).toBe('Items2'),
    )
    const accounts = screen.getAllByRole('link', { name: /ada@example.com/ })
    expect(accounts.map(hrefOf)).toContain('/dashboard/account')
  })

  it('counts again after any call that may have changed something, a refused one too', async () => {
    let count = 9
    openApp('/admin', {
      user: staff,
      answers: {
        ...stats([]),
        'GET /admin/stats': () => {
          const queue = { kind: 'pending-items', count, oldestAt: null, medianMs: null }
          const totals = { totalUsers: 1, totalItems: 1, totalAssets: 1, activitiesToday: 1 }
          return { body: { data: { ...totals, queues: [queue], recentActivities: [] } } }
        },
        'PATCH /admin/items/i': () => ({ status: 409, body: { message: 'No', code: 'CONFLICT' } }),
      },
    })
    await screen.findByRole('link', { name: /9 reports/ })
    count = 8
    await call('PATCH /admin/items/{id}', { id: 'i', status: 'active' }).catch(() => {})
    await screen.findByRole('link', { name: /8 reports/ })
  })

  it('lists the five screens of the specification first, in its order (spec §2)', async () => {
    await openHome([])
    const [sidebar] = screen.getAllByRole('navigation')
    const names = within(sidebar as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(names.slice(0, 5)).toEqual(['Dashboard', 'Users', 'Items', 'Assets', 'Activity Logs'])
  })
})

it('calls a wait late once the hours that it shows are more than a day', () => {
  const minuteMs = 60_000
  expect([24 * 60, 24 * 60 + 29, 24 * 60 + 31].map((each) => isOverAim(each * minuteMs))).toEqual([
    false,
    false,
    true,
  ])
})
