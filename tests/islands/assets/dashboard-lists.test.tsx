import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  bodiesOf,
  failingUntilMended,
  fakeUser,
  ok,
  problem,
  startFresh,
  unreachable,
} from '../support/fake-api.ts'
import { gadget, openApp, report, title } from '../support/open-app.tsx'

startFresh()

const noReports = ['You have no report yet!', "Once you create a new report, you'll find them here"]

describe('the dashboard (spec §2, §8)', () => {
  it('greets by first name and says that there are no reports, with a way to the first', async () => {
    openApp('/dashboard')
    await title(/Ada/)
    for (const words of noReports) expect(await screen.findByText(words)).toBeTruthy()
    const create = screen.getByRole('link', { name: 'Create report' })
    expect(create.getAttribute('href')).toBe('/dashboard/reports/new')
    expect(document.title).toBe('Dashboard · Toju')
  })

  it.each([
    ['has no item', [], 'Register it now', '/dashboard/assets/new'],
    ['has an item without a label', [gadget()], 'Print its label', '/dashboard/assets/labels?ids='],
  ])('leads a user on who %s', async (_, assets, name, to) => {
    openApp('/dashboard', { answers: { 'GET /assets': ok({ data: assets }) } })
    const next = await screen.findByRole('link', { name })
    expect(next.getAttribute('href')).toContain(to)
    for (const { name } of assets) expect(screen.getByRole('link', { name })).toBeTruthy()
  })

  it.each([
    ['a report', { reports: [report()] }],
    ['an item with a label', { assets: [gadget({ labelCode: 'AB12' })] }],
    ['a third item', { assets: ['1', '2', '3'].map((id) => gadget({ id })) }],
  ])(
    'shows the first steps until there is %s, and not again when that is gone',
    async (_, { reports = [], assets = [] }: Partial<Record<'reports' | 'assets', object[]>>) => {
      const home = (reports: object[], assets: object[]) => {
        cleanup()
        openApp('/dashboard', {
          answers: {
            'GET /reports/user': ok({ data: reports }),
            'GET /assets': ok({ data: assets }),
          },
        })
      }
      home([], [gadget()])
      const steps = await screen.findByRole('region', { name: 'Three steps to stay safe' })
      const done = within(steps)
        .getAllByRole('listitem')
        .map((step) => within(step).queryByText('Done') !== null)
      expect(done).toEqual([true, false, false])
      home(reports, assets)
      await screen.findAllByText(/All your items|Add Asset/)
      expect(screen.queryByText('Three steps to stay safe')).toBeNull()
      home([], [gadget()])
      await screen.findByRole('region', { name: 'All your items' })
      expect(screen.queryByText('Three steps to stay safe')).toBeNull()
    },
  )

  it('shows the first steps until they are dismissed', async () => {
    openApp('/dashboard')
    const steps = await screen.findByRole('region', { name: 'Three steps to stay safe' })
    await userEvent.click(within(steps).getByRole('button', { name: 'Not now' }))
    expect(screen.queryByText('Three steps to stay safe')).toBeNull()
    cleanup()
    openApp('/dashboard')
    await screen.findByRole('link', { name: 'Add Asset' })
    expect(screen.queryByText('Three steps to stay safe')).toBeNull()
  })

  it.each([
    ['here within ten minutes of the code', 0],
    ['with a mailed link later', 600_000],
  ])('sets the password of an account that a report opened %s', async (_, age) => {
    const task = { kind: 'password', id: 'u', item: '', text: null, href: '', dueAt: null }
    const tasks = failingUntilMended(
      ok({ data: [{ ...task, at: Date.now() - age }] }),
      ok({ data: [] }),
    )
    const calls = openApp('/dashboard', {
      answers: {
        'GET /tasks': tasks.answer,
        'POST /auth/first-password': ok({ message: 'Password saved' }),
        'POST /auth/forgot-password': ok({ message: 'Password reset email sent' }),
      },
    })
    await userEvent.click(await screen.findByText('Set a password'))
    if (age > 0) {
      await userEvent.click(await screen.findByRole('button', { name: 'Get a link by email' }))
      await screen.findByText(/We sent a link to/)
      expect(screen.queryByLabelText('New password')).toBeNull()
      return
    }
    await userEvent.type(await screen.findByLabelText('New password'), 'blue lagoon kettle')
    tasks.mend()
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    await waitFor(() => expect(screen.queryByText('Set a password')).toBeNull())
    expect(bodiesOf(calls, 'POST')).toEqual([{ newPassword: 'blue lagoon kettle' }])
    expect(location.pathname).toBe('/dashboard')
  })

  it('says at once that there is no connection, and shows the reports once one of the retries has them', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { answer, mend } = failingUntilMended(unreachable, ok({ data: [report()] }))
    openApp('/dashboard/reports', { answers: { 'GET /reports/user': answer } })
    const failure = await screen.findByText(/could not reach|no connection/i, {}, { timeout: 3000 })
    expect(failure).toBeTruthy()
    mend()
    expect(await screen.findByText('Left in a keke', {}, { timeout: 4000 })).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('leads to another item when the only one was reported', async () => {
    openApp('/dashboard', {
      answers: {
        'GET /reports/user': ok({ data: [report()] }),
        'GET /assets': ok({ data: [gadget({ id: report().assetId })] }),
      },
    })
    const add = await screen.findByRole('link', { name: 'Add Asset' })
    expect(add.getAttribute('href')).toBe('/dashboard/assets/new')
    const part = screen.getByRole('region', { name: 'Your other items' })
    expect(within(part).getByText(/^Nothing here yet\. Register what you own/)).toBeTruthy()
  })

  it('leads to the label of an item that is back, until it has one', async () => {
    const back = report({ status: 'Found', stage: 'inactive', outcome: 'recovered' })
    const open = (labelCode: string | null) =>
      openApp('/dashboard', {
        answers: {
          'GET /reports/user': ok({ data: [back] }),
          'GET /assets': ok({ data: [gadget({ id: back.assetId, labelCode })] }),
        },
      })
    open(null)
    const label = await screen.findByRole('link', { name: 'Print its label' })
    expect(label.getAttribute('href')).toBe(`/dashboard/assets/labels?ids=${back.assetId}`)
    cleanup()
    open('AB12')
    await screen.findByRole('region', { name: 'All your items' })
    expect(screen.queryByRole('link', { name: 'Print its label' })).toBeNull()
  })

  it('shows every report with a link to more', async () => {
    const reports = Array.from({ length: 7 }, (_, index) => report({ id: `r${index}` }))
    openApp('/dashboard', { answers: { 'GET /reports/user': ok({ data: reports }) } })
    expect(await screen.findAllByRole('article')).toHaveLength(7)
    const more = screen.getByRole('link', { name: 'Load More' })
    expect(more.getAttribute('href')).toBe('/dashboard/reports')
  })

  it('shows each item once: in its report, or among those with nothing reported', async () => {
    const assets = [
      gadget(),
      gadget({ id: 'laptop', name: 'Office laptop' }),
      gadget({ id: 'find', name: 'A find', isFind: true }),
    ]
    openApp('/dashboard', {
      answers: {
        'GET /reports/user': ok({ data: [report()] }),
        'GET /assets': ok({ data: assets }),
      },
    })
    const list = await screen.findByRole('region', { name: 'Your other items' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    const laptop = within(list).getByRole('link', { name: /Office laptop/ })
    expect(laptop.getAttribute('href')).toBe('/dashboard/assets/laptop')
    const all = within(list).getByRole('link', { name: 'All your items' })
    expect(all.getAttribute('href')).toBe('/dashboard/assets')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('calls few items without any report all of them, and leads to no longer list', async () => {
    openApp('/dashboard', {
      answers: {
        'GET /reports/user': ok({ data: [] }),
        'GET /assets': ok({ data: [gadget(), gadget({ id: 'laptop', name: 'Office laptop' })] }),
      },
    })
    const list = await screen.findByRole('region', { name: 'All your items' })
    expect(within(list).getAllByRole('link')).toHaveLength(2)
  })

  it('leads from a report that waits for its number to the form, which is outside the app', async () => {
    const href = '/report-a-loss#state=Lagos'
    const draft = { ...{ kind: 'draft', id: 'job', item: '', text: null, href }, at: 0, dueAt: 0 }
    openApp('/dashboard', { answers: { 'GET /tasks': ok({ data: [draft] }) } })
    const link = await screen.findByRole('link', { name: /^Finish your report/ })
    expect(link.getAttribute('href')).toBe(href)
    // A link of the app is followed by its router.
    let isFollowed = true
    const look = (event: Event) => {
      isFollowed = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', look, { once: true })
    fireEvent.click(link)
    expect(isFollowed).toBe(false)
  })

  it('offers no more when all reports are shown', async () => {
    openApp('/dashboard', { answers: { 'GET /reports/user': ok({ data: [report({})] }) } })
    await screen.findByRole('article')
    expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull()
  })

  it('shows the server’s message when a list fails to load, and retries on demand', async () => {
    const body = { message: 'This account is suspended.', code: 'ACCOUNT_SUSPENDED' } as const
    const { answer, mend } = failingUntilMended(problem(403, body), ok({ data: [] }))
    openApp('/dashboard', { answers: { 'GET /reports/user': answer } })
    await screen.findByText('This account is suspended.')
    mend()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You have no report yet!')).toBeTruthy()
  })

  it('shows a picture of too many requests', async () => {
    const wait = problem(429, { message: 'Wait a minute.', code: 'TOO_MANY_REQUESTS' })
    openApp('/dashboard', { answers: { 'GET /reports/user': wait } })
    await screen.findByText('Wait a minute.')
    expect(document.querySelector('[role=alert] [data-failure=limit]')).not.toBeNull()
  })

  it('searches assets after a pause, and offers the registry when none match', async () => {
    const calls = openApp('/dashboard', { answers: { 'GET /assets/search/': ok({ data: [] }) } })
    await title(/Ada/)
    await userEvent.type(screen.getByRole('combobox'), '356938')
    expect(await screen.findByText('No results matched your search query')).toBeTruthy()
    const searches = calls.filter(({ what }) => what === 'GET /assets/search/')
    expect(searches.map(({ query }) => query.get('query'))).toEqual(['356938'])
    const offer = screen.getByRole('option', { name: /^Check 356938 for a report/ })
    expect(offer.getAttribute('href')).toBe('/search?uid=356938')
  })

  it('opens a new report or a find from the buttons beside the greeting, and a step leads there, too', async () => {
    openApp('/dashboard')
    await title('Hello, Ada')
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Report')).toBe('/dashboard/reports/new')
    expect(hrefOf('I found something')).toBe('/dashboard/reports/found')
    await screen.findByRole('region', { name: 'Three steps to stay safe' })
    expect(hrefOf('If your phone goes missing, report it')).toBe('/dashboard/reports/new')
  })

  it('greets without a name when the only one known was made from the email', async () => {
    openApp('/dashboard', { user: fakeUser({ firstName: 'Fymx', lastName: '', phoneNumber: '' }) })
    await title('Hello')
  })

  it('says what the search finds, and where to check a number', async () => {
    openApp('/dashboard')
    await title(/Ada/)
    expect(screen.getByText('Find one of your items').tagName).toBe('LABEL')
    expect(screen.getByRole('combobox', { name: 'Find one of your items' })).toBeTruthy()
    const check = screen.getByRole('link', { name: 'Check a number before you buy' })
    expect(check.getAttribute('href')).toBe('/search')
  })

  it('searches nothing until 200 ms without a key press (spec §9)', async () => {
    const calls = openApp('/dashboard', { answers: { 'GET /assets/search/': ok({ data: [] }) } })
    await title(/Ada/)
    const searches = () => calls.filter(({ what }) => what === 'GET /assets/search/').length
    vi.useFakeTimers()
    try {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: '356938' } })
      await act(() => vi.advanceTimersByTimeAsync(199))
      expect(searches()).toBe(0)
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(searches()).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows results by name, identifier and picture, each leading to its asset', async () => {
    const imageUrl = '/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp'
    const nothing = { uuidType: null, uuid: null, brand: null }
    const car = (id: string, number: object) =>
      gadget({ id, name: id, type: 'Vehicle', ...nothing, ...number })
    const found = [
      gadget({ imageUrl }),
      car('by plate', { plateNumber: 'KJA-012AB' }),
      car('by VIN', { vin: '1M8GDM9AXKP042788' }),
      car('by chassis', { chassisNumber: 'BJ40-12345' }),
    ]
    openApp('/dashboard', { answers: { 'GET /assets/search/': ok({ data: found }) } })
    await title(/Ada/)
    await userEvent.type(screen.getByRole('combobox'), '3569')
    const options = await screen.findAllByRole('option')
    const bare = options.map(({ textContent }) => textContent?.replaceAll(' ', ''))
    expect(bare).toEqual([
      'MyblackiPhone356938035643809',
      'byplateKJA-012AB',
      'byVIN1M8GDM9AXKP042788',
      'bychassisBJ4012345',
    ])
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '/dashboard/assets/phone',
      '/dashboard/assets/by%20plate',
      '/dashboard/assets/by%20VIN',
      '/dashboard/assets/by%20chassis',
    ])
    expect(options[0]?.querySelector('img')?.getAttribute('src')).toContain('aaaaaaaa')
  })

  it('moves through the results by keyboard', async () => {
    openApp('/dashboard', {
      answers: {
        'GET /assets/search/': ok({ data: [gadget(), gadget({ id: 'other', name: 'Other' })] }),
        'GET /assets/detail/other': ok({ data: gadget({ id: 'other', name: 'Other' }) }),
      },
    })
    await title(/Ada/)
    const box = screen.getByRole('combobox')
    await userEvent.type(box, '3569')
    await screen.findByRole('option', { name: /Other/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toContain('Other')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/dashboard/assets/other'))
  })

  it('keeps the results while more is typed: an arrow key pressed meanwhile moves to one', async () => {
    const never = new Promise<never>(() => {})
    openApp('/dashboard', {
      answers: {
        'GET /assets/search/': ({ query }) =>
          query.get('query') === '3569' ? { body: { data: [gadget()] } } : never,
      },
    })
    await title(/Ada/)
    const box = screen.getByRole('combobox')
    await userEvent.type(box, '3569')
    const option = await screen.findByRole('option', { name: /My black iPhone/ })
    vi.useFakeTimers()
    try {
      fireEvent.change(box, { target: { value: '35693' } })
      await act(() => vi.advanceTimersByTimeAsync(300))
    } finally {
      vi.useRealTimers()
    }
    await userEvent.keyboard('{ArrowDown}')
    expect(box.getAttribute('aria-activedescendant')).toBe(option.id)
  })

  it('counts the reports by status and highlights the first two', async () => {
    const reports = [
      report({ id: '1', status: 'Stolen', stage: 'pending' }),
      report({ id: '2' }),
      report({ id: '3', name: 'The third' }),
    ]
    openApp('/dashboard/reports', { answers: { 'GET /reports/user': ok({ data: reports }) } })
    await screen.findByRole('heading', { name: 'Your Reports' })
    expect(
      screen
        .getAllByRole('definition')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1', '0'])
    const rest = screen.getByRole('region', { name: 'Reports' })
    expect(within(rest).getAllByRole('article')).toHaveLength(1)
    expect(within(rest).getByText('The third')).toBeTruthy()
  })

  it('is titled Report, leads to a new one twice, and filters the list by the search', async () => {
    const reports = [report({ id: '1' }), report({ id: '2', name: 'The óther D’Angelo' })]
    openApp('/dashboard/reports', { answers: { 'GET /reports/user': ok({ data: reports }) } })
    await title('Report')
    await screen.findByRole('heading', { name: 'Your Reports' })
    const links = screen.getAllByRole('link', { name: 'New report' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['/dashboard/reports/new', '/dashboard/reports/new'],
    ])
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'search for a report' })
    expect(search.placeholder).toBe('Search for a report')
    await userEvent.type(search, "d'angelo other")
    const found = screen.getAllByRole('article')
    expect(found.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'The óther D’Angelo',
    ])
    await userEvent.type(search, ' one')
    expect(screen.getByText('No results matched your search query')).toBeTruthy()
  })

  it('finds a report by the identifier of its item', async () => {
    const reports = [report({ id: '1' }), report({ id: '2', assetId: 'tv', name: 'The other' })]
    const calls = openApp('/dashboard/reports', {
      answers: {
        'GET /reports/user': ok({ data: reports }),
        'GET /assets/search/': ok({ data: [gadget({ id: 'tv' })] }),
      },
    })
    await userEvent.type(await screen.findByRole('searchbox'), '4901 54')
    await waitFor(() => {
      const found = screen.getAllByRole('article')
      expect(found.map((card) => within(card).getByRole('heading').textContent)).toEqual([
        'The other',
      ])
    })
    const searches = calls.filter(({ what }) => what === 'GET /assets/search/')
    expect(searches.map(({ query }) => query.get('query'))).toEqual(['4901 54'])
  })

  it('says on the report list, too, that there are none', async () => {
    openApp('/dashboard/reports')
    await title('Report')
    for (const words of noReports) expect(await screen.findByText(words)).toBeTruthy()
    const create = screen.getByRole('link', { name: 'Create report' })
    expect(create.getAttribute('href')).toBe('/dashboard/reports/new')
  })

  it('lists the saved assets by name, identifier and picture, and filters them by the search', async () => {
    const imageUrl = '/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp'
    const all = [gadget({ imageUrl }), gadget({ id: 'old', name: 'Old', uuid: '490154203237518' })]
    openApp('/dashboard/assets', { answers: { 'GET /assets': ok({ data: all }) } })
    await title('Manage Assets')
    const list = await screen.findByRole('region', { name: 'Saved Assets' })
    const rows = async () => within(await within(list).findByRole('list')).getAllByRole('link')
    const [first] = await rows()
    expect(first?.textContent?.replaceAll(' ', '')).toBe('MyblackiPhone356938035643809')
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('aaaaaaaa')
    expect(within(list).getByRole('link', { name: 'New asset' }).getAttribute('href')).toBe(
      '/dashboard/assets/new',
    )
    await userEvent.type(screen.getByRole('searchbox', { name: 'search for an asset' }), '4901 54')
    expect((await rows()).map((row) => row.getAttribute('href'))).toEqual(['/dashboard/assets/old'])
  })

  it('says in the words of the spec that there are no assets', async () => {
    openApp('/dashboard/assets')
    await title('Manage Assets')
    expect(await screen.findByText('No assets saved yet')).toBeTruthy()
    const words = 'You do not have any item saved yet. Click the button below to add a new item.'
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New asset' }).getAttribute('href')).toBe(
      '/dashboard/assets/new',
    )
  })

  it('opens an asset beside the list, its identifier grouped, with Delete disabled', async () => {
    openApp('/dashboard/assets/phone', {
      answers: {
        'GET /assets': ok({ data: [gadget()] }),
        'GET /assets/detail/phone': ok({ data: gadget() }),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
    expect(screen.getByText('Gadget ID').nextSibling?.textContent).toContain('356938 03 564380 9')
    expect(screen.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    const row = screen.getByRole('link', { name: /My black iPhone/ })
    expect(row.getAttribute('aria-current')).toBe('page')
  })

  it.each(['/dashboard/nothing', '/dashboard/reports/of-somebody-else'])(
    'shows Not Found at %s',
    async (path) => {
      openApp(path, {
        answers: {
          'GET /reports/of-somebody-else': problem(404, {
            message: 'No such report',
            code: 'NOT_FOUND',
          }),
        },
      })
      expect(await title('Not Found')).toBeTruthy()
    },
  )
})
