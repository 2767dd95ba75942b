import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { adminTableWords } from '../../../src/locales/en/screens/admin/table.ts'
import { adminReport } from '../support/admin-report.ts'
import { type ApiCall, deferred, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp } from '../support/open-app.tsx'

startFresh()

const staff = fakeUser({ role: 'admin' })
const total = 250

/** Answers with windows of `limit` rows, as the server does. */
const windows = ({ query }: ApiCall) => {
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
  const start = (page - 1) * limit
  const items = Array.from({ length: Math.min(limit, total - start) }, (_, i) =>
    adminReport(start + i + 1),
  )
  return { body: { data: { items, total } } }
}
const answers = { 'GET /admin/items': windows }
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const requestedWindows = (calls: ApiCall[]) =>
  calls.filter(({ what }) => what === 'GET /admin/items').map(({ query }) => query.get('page'))

describe('a back office table', () => {
  it('loads the next window of rows as the reader nears the end of this one, not before', async () => {
    const calls = openApp('/admin/items?page=7', { user: staff, answers })
    await screen.findByText('Showing 61 to 70 of 250 results', {}, { timeout: 15_000 })
    expect(requestedWindows(calls)).toEqual(['1'])
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Showing 71 to 80 of 250 results')
    await waitFor(() => expect(requestedWindows(calls)).toEqual(['1', '2']))
  })

  it('shows an error in place of a table when the answer is no list', async () => {
    openApp('/admin/items', { user: staff, answers: { 'GET /admin/items': ok({ data: {} }) } })
    await screen.findByText(/Something went wrong on our side/, {}, { timeout: 30_000 })
    expect(document.body.textContent).not.toContain('NaN')
  })

  it('opens at the page in the URL, whichever window contains it', async () => {
    const calls = openApp('/admin/items?page=25', { user: staff, answers })
    await screen.findByText('Showing 241 to 250 of 250 results', {}, { timeout: 15_000 })
    expect(rowNames()).toEqual(Array.from({ length: 10 }, (_, i) => `Phone ${241 + i} Ada Obi`))
    expect(requestedWindows(calls)).toEqual(['3'])
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
  })

  it('shows the last page in place of one that no longer exists', async () => {
    openApp('/admin/items?page=99', { user: staff, answers })
    await screen.findByText('Showing 241 to 250 of 250 results', {}, { timeout: 15_000 })
    await screen.findByRole('rowheader', { name: 'Phone 241 Ada Obi' })
    expect(location.search).toBe('?page=25')
  })

  it('pages by First, Previous, Next and Last, each disabled where there is no such page', async () => {
    openApp('/admin/items', { user: staff, answers })
    await screen.findByText('Showing 1 to 10 of 250 results', {}, { timeout: 15_000 })
    const isOff = (name: string) =>
      (screen.getByRole('button', { name }) as HTMLButtonElement).disabled
    const names = ['First', 'Previous', 'Next', 'Last']
    expect(names.map(isOff)).toEqual([true, true, false, false])
    const press = async (name: string, rows: string) => {
      await userEvent.click(screen.getByRole('button', { name }))
      await screen.findByText(`Showing ${rows} of 250 results`)
    }
    await press('Next', '11 to 20')
    expect(names.map(isOff)).toEqual([false, false, false, false])
    await press('Last', '241 to 250')
    expect(names.map(isOff)).toEqual([false, false, true, true])
    await press('Previous', '231 to 240')
    await press('First', '1 to 10')
    expect(location.search).toBe('')
  })

  it('shows its heading, filters and columns from the first moment, with the spinner in place', async () => {
    const { promise, resolve } = deferred<ReturnType<typeof windows>>()
    let isDelayed = true
    const slow = (call: ApiCall) => (isDelayed ? promise : windows(call))
    openApp('/admin/items', { user: staff, answers: { 'GET /admin/items': slow } })
    const status = async () => {
      const table = await screen.findByRole(
        'region',
        { name: 'Reported items' },
        { timeout: 15_000 },
      )
      expect(table.getAttribute('aria-busy')).toBe('true')
      expect(within(table).getByRole('status').textContent).toBe('Loading reported items')
      expect(within(table).getByRole('columnheader', { name: 'Name' })).toBeTruthy()
      expect(screen.getByRole('heading', { level: 1, name: 'Items' })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Archived' })).toBeTruthy()
    }
    await status()
    resolve({ body: { data: { items: [adminReport(1)], total } } })
    await screen.findByText('Showing 1 to 10 of 250 results', {}, { timeout: 15_000 })
    expect(screen.queryByText(/^Loading reported/)).toBeNull()

    // Another filter shows its loading state in the same place.
    isDelayed = true
    const next = deferred<ReturnType<typeof windows>>()
    const answered = fetch
    vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
      new Request(input, init).url.includes('/admin/items')
        ? next.promise.then(({ body }) => Response.json(body))
        : answered(input, init),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Archived' }))
    await screen.findByText(/^Loading reported/)
    await status()
    next.resolve({ body: { data: { items: [adminReport(2)], total } } })
    await screen.findByRole('rowheader', { name: /Phone 2/ }, { timeout: 15_000 })
  })

  it('says that it is loading, and does not look empty meanwhile', async () => {
    const { promise, resolve } = deferred<ReturnType<typeof windows>>()
    const slow = (call: ApiCall) => (call.query.get('page') === '1' ? windows(call) : promise)
    openApp('/admin/items', { user: staff, answers: { 'GET /admin/items': slow } })
    await screen.findByText('Showing 1 to 10 of 250 results', {}, { timeout: 15_000 })
    await userEvent.click(screen.getByRole('button', { name: 'Last' }))
    await screen.findByText(/^Loading/, {}, { timeout: 4000 })
    expect(screen.queryByText(/^Nothing waits for a decision/)).toBeNull()
    const lastWindow = Array.from({ length: 50 }, (_, index) => adminReport(201 + index))
    resolve({ body: { data: { items: lastWindow, total } } })
    await screen.findByRole('rowheader', { name: /Phone 241/ }, { timeout: 15_000 })
    expect(screen.getByText('Showing 241 to 250 of 250 results')).toBeTruthy()
    expect(screen.queryByText(/^Loading/)).toBeNull()
  })

  it('keeps the sort order in the URL, and says when it covers only the loaded rows', async () => {
    openApp('/admin/items?sort=-assignee', { user: staff, answers })
    await screen.findByText('Only the 100 rows loaded so far are sorted, not all 250.', undefined, {
      timeout: 5000,
    })
    expect(screen.getByRole('columnheader', { name: 'Assignee' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Assignee' }))
    await waitFor(() => expect(location.search).toBe('?sort=assignee'))
  })

  it('shows by which column it is sorted at first: a queue by the oldest', async () => {
    openApp('/admin/items', { user: staff, answers })
    const created = await screen.findByRole('columnheader', { name: 'Created' })
    expect(created.getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Created' }))
    await waitFor(() => expect(location.search).toBe('?sort=-createdAt'))
    expect(created.getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(screen.getByRole('button', { name: 'Created' }))
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('says that it is empty, without a pager', async () => {
    const none = ok({ data: { items: [], total: 0 } })
    openApp('/admin/items', { user: staff, answers: { 'GET /admin/items': none } })
    await screen.findByText(
      /^Nothing waits for a decision\. Reports of stolen items come here/,
      {},
      { timeout: 15_000 },
    )
    expect(screen.queryByText(/^Showing/)).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('shows the error, with a retry', async () => {
    const body = { message: 'You may not see this.', code: 'FORBIDDEN' as const }
    openApp('/admin/items', { user: staff, answers: { 'GET /admin/items': problem(403, body) } })
    await screen.findByText('You may not see this.', {}, { timeout: 15_000 })
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('shows more rows a page, keeps the first one in view, and remembers the size', async () => {
    openApp('/admin/items?page=6', { user: staff, answers })
    await screen.findByText('Showing 51 to 60 of 250 results', {}, { timeout: 15_000 })
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '25')
    await screen.findByText('Showing 51 to 75 of 250 results')
    expect(location.search).toBe('?page=3&size=25')
    cleanup()
    openApp('/admin/items', { user: staff, answers })
    await screen.findByText('Showing 1 to 25 of 250 results', {}, { timeout: 15_000 })
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '10')
  })

  it('opens a row by a press anywhere on it, but not by a press on its checkbox', async () => {
    openApp('/admin/items', { user: staff, answers })
    await screen.findByText('Showing 1 to 10 of 250 results', {}, { timeout: 15_000 })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Phone 1' }))
    expect(location.pathname).toBe('/admin/items')
    const [cell] = screen.getAllByText('IMEI', { selector: 'td *' })
    await userEvent.click(cell as HTMLElement)
    await waitFor(() => expect(location.pathname).toBe('/admin/items/item-1'))
  })

  it('moves between rows with j and k, and selects with x', async () => {
    openApp('/admin/items', { user: staff, answers })
    await screen.findByText('Showing 1 to 10 of 250 results', {}, { timeout: 15_000 })
    screen.getByRole('link', { name: 'Phone 1 Ada Obi' }).focus()
    await userEvent.keyboard('jjkx')
    expect(document.activeElement?.textContent).toBe('Phone 2 Ada Obi')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Phone 2' })
    expect(box.checked).toBe(true)
  })

  it('hides a column, and saves a view with its filters but without the search text', async () => {
    openApp('/admin/items?status=archived&search=ada', { user: staff, answers })
    await screen.findByText('Showing 1 to 10 of 250 results', {}, { timeout: 15_000 })
    await userEvent.click(screen.getByRole('button', { name: 'Options' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Options' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Assignee' }))
    await userEvent.type(dialog.getByLabelText('Save this view as'), 'Old ones')
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('columnheader', { name: 'Assignee' })).toBeNull()
    const link = screen.getByRole('link', { name: 'Old ones' })
    expect(link.getAttribute('href')).toBe('/admin/items?status=archived')
    expect(localStorage.getItem('ADMIN_TABLES')).not.toContain('ada')
  })

  it('has a select for the sort order where the column headings do not fit', async () => {
    openApp('/admin/items', { user: staff, answers })
    await screen.findByText('Showing 1 to 10 of 250 results', {}, { timeout: 15_000 })
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Newest first')
    await waitFor(() => expect(location.search).toBe('?sort=-createdAt'))
  })

  it('without rows offers no order and no selection, and clears a search that found nothing, in the URL and in the box', async () => {
    openApp('/admin/items?search=zebra', {
      user: staff,
      answers: { 'GET /admin/items': ok({ data: { items: [], total: 0 } }) },
    })
    await screen.findByText('No results matched your search query', {}, { timeout: 15_000 })
    expect(screen.getByText(/^Try fewer letters, the number without spaces/)).toBeTruthy()
    // There is nothing to sort or to select.
    expect(screen.queryByLabelText('Sort')).toBeNull()
    expect(screen.queryByRole('checkbox', { name: adminTableWords.selectPage })).toBeNull()
    const box = screen.getByDisplayValue<HTMLInputElement>('zebra')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(box.value).toBe(''))
    expect(location.search).toBe('')
  })

  it('shows the pending count of each status on its chip', async () => {
    openApp('/admin/merchants', {
      user: staff,
      answers: {
        'GET /admin/merchants': ok({ data: { merchants: [], total: 0 } }),
        'GET /admin/tasks': ok({
          data: [
            { kind: 'pending-merchants', count: 0 },
            { kind: 'merchant-changes', count: 2 },
          ],
        }),
      },
    })
    await screen.findByRole('button', { name: 'Changed 2' }, { timeout: 15_000 })
    expect(screen.getByRole('button', { name: 'Pending' })).toBeTruthy()
  })
})
