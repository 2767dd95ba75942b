import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AdminReportRecord } from '../../../src/api/reports/admin-reports.ts'
import { adminScreens } from '../../../src/islands/early-calls/first-screens.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { adminStateWords } from '../../../src/locales/en/screens/admin/states.ts'
import { adminCase, adminReport } from '../support/admin-report.ts'
import { bodiesOf, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const staff = fakeUser({ role: 'admin' })

const items = Array.from({ length: 23 }, (_, index) => adminReport(index + 1))
const listed = { 'GET /admin/items': ok({ data: { items, total: 23 } }) }
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('the back office item list', () => {
  it('turns away users who are not staff, with a link to their dashboard', async () => {
    const calls = openApp('/admin/items')
    await title('This area is for the Toju team.')
    const link = screen.getByRole('link', { name: 'Go to your dashboard' })
    expect(link.getAttribute('href')).toBe('/dashboard')
    // Waits for the refused call, which must not end in the next test.
    await waitFor(() => expect(calls.map(({ what }) => what)).toContain('GET /admin/items'))
  })

  it('opens on the items that need a decision, those that wait longest first', async () => {
    const calls = openApp('/admin/items', { user: staff, answers: listed })
    await title('Items')
    const lists = calls.filter(({ what }) => what === 'GET /admin/items')
    expect(lists.map(({ query }) => [query.get('status'), query.get('sort')])).toEqual([
      ['pending', 'createdAt'],
    ])
    // The page asks for it before the app is there; otherwise it would be asked for twice.
    expect(adminScreens.screens['/admin/items']?.calls).toContain(
      `/api/admin/items?${lists[0]?.query}`,
    )
    expect(screen.getByRole('button', { name: 'Pending' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
  })

  it('shows ten rows a page and the server’s total (spec §9)', async () => {
    openApp('/admin/items', { user: staff, answers: listed })
    await screen.findByText('Showing 1 to 10 of 23 results')
    expect(rowNames()).toHaveLength(10)
    expect(screen.getAllByText('No description')).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Last' }))
    await screen.findByText('Showing 21 to 23 of 23 results')
    expect(rowNames()).toEqual(['Phone 21 Ada Obi', 'Phone 22 Ada Obi', 'Phone 23 Ada Obi'])
    expect(location.search).toBe('?page=3')
  })

  it('says who reported each item, and how long a pending one waits', async () => {
    const sixDaysAgo = Date.now() - 6 * 24 * 3_600_000
    const waiting = adminReport(1, { status: 'pending', createdAt: sixDaysAgo })
    openApp('/admin/items', {
      user: staff,
      answers: { 'GET /admin/items': ok({ data: { items: [waiting], total: 1 } }) },
    })
    const row = await screen.findByRole('row', { name: /Phone 1/ })
    expect(within(row).getByRole('rowheader').textContent).toBe('Phone 1 Ada Obi')
    expect(within(row).getByText('waits 6 days')).toBeTruthy()
  })

  it('sorts by a column, numbers as numbers', async () => {
    openApp('/admin/items', { user: staff, answers: listed })
    await screen.findByText('Showing 1 to 10 of 23 results')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(rowNames()[1]).toBe('Phone 2 Ada Obi')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(rowNames()[0]).toBe('Phone 23 Ada Obi')
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
  })

  it('reads the filter from the URL', async () => {
    const calls = openApp('/admin/items?status=archived', { user: staff, answers: listed })
    await screen.findByText('Showing 1 to 10 of 23 results')
    const lists = calls.filter(({ what }) => what === 'GET /admin/items')
    expect([lists[0]?.query.get('status'), lists[0]?.query.get('sort')]).toEqual([
      'archived',
      '-createdAt',
    ])
    expect(screen.getByRole('button', { name: 'Archived' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
  })

  it('shows for each item whether it is active, inactive, pending or archived (spec §4)', async () => {
    const stages = ['active', 'inactive', 'pending', 'archived'] as const
    const each = stages.map((status, index) => adminReport(index + 1, { status }))
    openApp('/admin/items?status=all', {
      user: staff,
      answers: { 'GET /admin/items': ok({ data: { items: each, total: 4 } }) },
    })
    await screen.findByText('Showing 1 to 4 of 4 results')
    stages.forEach((status, index) => {
      const row = within(screen.getByRole('row', { name: new RegExp(`Phone ${index + 1}`) }))
      const badge = row.getByText(adminStateWords.stage[status])
      expect(badge?.querySelector('svg'), 'told by a shape too').toBeTruthy()
    })
  })

  const one = (more = {}) => ({
    'GET /admin/items': ok({ data: { items: [adminReport(1, more)], total: 1 } }),
    'GET /admin/items/item-1': ok({ data: adminCase(more) }),
    'PATCH /admin/items/item-1': ok({ data: adminReport(1) }),
  })

  async function decide(decision: string) {
    await title('Phone 1')
    await userEvent.click(await screen.findByRole('radio', { name: decision }))
  }

  it('confirms a pending report without proof once that is ticked, says so, and reloads', async () => {
    const calls = openApp('/admin/items/item-1', { user: staff, answers: one() })
    await decide('Confirm report')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm report' }))
    const check = screen.getByRole('checkbox', { name: 'I confirm it without proof.' })
    expect(document.activeElement).toBe(check)
    expect(screen.getByText('Tick this first')).toBeTruthy()
    expect(calls.filter(({ what }) => what.startsWith('PATCH'))).toEqual([])
    await userEvent.click(check)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm report' }))
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('success', 'Report confirmed'))
    expect(calls.find(({ what }) => what.startsWith('PATCH'))?.body).toEqual({
      reportStatus: 'Stolen',
      status: 'active',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers no confirmation in the list, because it does not show the evidence', async () => {
    openApp('/admin/items', { user: staff, answers: one() })
    await screen.findByText('Showing 1 to 1 of 1 results')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Phone 1' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Selected rows' }))
    expect(bar.queryByRole('button', { name: /Confirm|Reopen/ })).toBeNull()
    expect(bar.getByRole('button', { name: 'Reject' })).toBeTruthy()
  })

  it('leaves the decision to others when the reader is a party, and names them', async () => {
    const refusal = 'You made this report. Bola Ade can decide it.'
    const party = ok({ data: { refusal, maybeRelatives: [] } })
    openApp('/admin/items/item-1', {
      user: staff,
      answers: { ...one(), 'GET /admin/conflicts/item/item-1': party },
    })
    await screen.findByText(refusal)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('warns of a possible family relation, and lets the reader decide', async () => {
    const family = { refusal: null, maybeRelatives: [{ id: 'chi', name: 'Chi Obi' }] }
    openApp('/admin/items/item-1', {
      user: staff,
      answers: { ...one(), 'GET /admin/conflicts/item/item-1': ok({ data: family }) },
    })
    await screen.findByText(/If you are related, leave this to a colleague/, {})
    expect(screen.getByRole('link', { name: 'Chi Obi' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Confirm report' })).toBeTruthy()
  })

  it('rejects only with a reason', async () => {
    const calls = openApp('/admin/items/item-1', { user: staff, answers: one() })
    await decide('Reject report')
    await userEvent.click(screen.getByRole('button', { name: 'Reject report' }))
    expect(screen.getByText('Give a reason')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Reason'), 'Another name on the receipt')
    await userEvent.click(screen.getByRole('button', { name: 'Reject report' }))
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('success', 'Report rejected'))
    expect(bodiesOf(calls, 'PATCH')).toEqual([
      { reportStatus: 'Stolen', status: 'inactive', reason: 'Another name on the receipt' },
    ])
  })

  it('inserts a usual reason that can be edited, beside another and what was typed, and takes it out again', async () => {
    const calls = openApp('/admin/items/item-1', { user: staff, answers: one() })
    await decide('Reject report')
    const reason = screen.getByLabelText<HTMLTextAreaElement>('Reason')
    const blurred = screen.getByRole('button', { name: 'Blurred picture' })
    await userEvent.click(blurred)
    expect(reason.value).toMatch(/^We cannot read the number in your picture\./)
    await userEvent.type(reason, ' Thank you.')
    await userEvent.click(screen.getByRole('button', { name: 'Reported twice' }))
    await userEvent.click(blurred)
    expect(blurred.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(screen.getByRole('button', { name: 'Reject report' }))
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('success', 'Report rejected'))
    const sent = 'Thank you. You have another report of the same item. We keep that one.'
    expect(bodiesOf(calls, 'PATCH')).toEqual([
      { reportStatus: 'Stolen', status: 'inactive', reason: sent },
    ])
  })

  it('rejects several reports in sequence with one reason, and shows the result of each', async () => {
    const refusal = 'You made this report. Bola Ade can decide it.'
    const calls = openApp('/admin/items?status=all', {
      user: staff,
      answers: {
        'GET /admin/items': ok({
          data: {
            items: [adminReport(1), adminReport(2), adminReport(3, { status: 'active' })],
            total: 3,
          },
        }),
        'PATCH /admin/items/item-1': ok({ data: adminReport(1) }),
        'PATCH /admin/items/item-2': problem(403, {
          message: refusal,
          code: 'CONFLICT_OF_INTEREST',
        }),
      },
    })
    await screen.findByText('Showing 1 to 3 of 3 results')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject: 2 selected' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject report' }))
    expect(dialog.getByText('Give a reason')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'No proof' }))
    await userEvent.clear(dialog.getByLabelText('Reason'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'No receipt')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject report' }))
    await dialog.findByText('1 done, 1 refused')
    expect(dialog.getByText(refusal)).toBeTruthy()
    expect(bodiesOf(calls, 'PATCH')).toEqual([
      { reportStatus: 'Stolen', status: 'inactive', reason: 'No receipt' },
      { reportStatus: 'Stolen', status: 'inactive', reason: 'No receipt' },
    ])
  })

  it('links a report to its neighbours in the list from which it was opened, and back to that list', async () => {
    const second = { ...adminCase(), item: { ...adminCase().item, id: 'item-2', name: 'Phone 2' } }
    openApp('/admin/items?status=pending', {
      user: staff,
      answers: { ...listed, ...one(), 'GET /admin/items/item-2': ok({ data: second }), ...listed },
    })
    await screen.findByText('Showing 1 to 10 of 23 results')
    await userEvent.click(screen.getByRole('link', { name: 'Phone 1 Ada Obi' }))
    await title('Phone 1')
    expect(screen.getByText('1 of 23')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Next' }))
    await title('Phone 2')
    expect(screen.getByText('2 of 23')).toBeTruthy()
    const [back] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Items' })
    expect(back?.getAttribute('href')).toBe('/admin/items?status=pending')
  })

  /** Confirms a pending report while others wait. */
  async function confirmWhile(waiting: readonly AdminReportRecord[]) {
    let status: 'pending' | 'active' = 'pending'
    const calls = openApp('/admin/items/item-1', {
      user: staff,
      answers: {
        'GET /admin/items': ok({ data: { items: waiting, total: waiting.length } }),
        'GET /admin/items/item-1': () => ({ body: { data: adminCase({ status }) } }),
        'GET /admin/items/item-4': ok({ data: adminCase({ id: 'item-4', name: 'Phone 4' }) }),
        'PATCH /admin/items/item-1': () => {
          status = 'active'
          return { body: { data: adminReport(1) } }
        },
      },
    })
    await decide('Confirm report')
    expect(calls.some(({ what }) => what === 'GET /admin/items')).toBe(false)
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm report' }))
    return calls
  }

  it('leads from a decision to the oldest case that neither a colleague nor the reporter works on', async () => {
    const colleague = { id: 'bola', name: 'Bola Ade', since: 0 }
    const taken = adminReport(2, { assignee: colleague })
    const asked = adminReport(3, { askedFor: 'A receipt' })
    const calls = await confirmWhile([taken, asked, adminReport(4)])
    const next = await screen.findByRole('link', { name: 'Next case (3 waiting)' })
    expect(next.getAttribute('href')).toBe('/admin/items/item-4')
    const list = calls.find(({ what }) => what === 'GET /admin/items')
    expect([list?.query.get('status'), list?.query.get('sort')]).toEqual(['pending', 'createdAt'])
    await userEvent.click(next)
    await title('Phone 4')
    const choices = await screen.findAllByRole<HTMLInputElement>('radio')
    // To accept, to ask, to reject; none is chosen beforehand.
    expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      ...['Confirm report', 'Ask the reporter', 'Reject report'],
    ])
    expect(choices.filter(({ checked }) => checked)).toEqual([])
    expect(screen.queryByRole('link', { name: /Next case/ })).toBeNull()
  })

  it('leads to a case that waits for its reporter if there is no other', async () => {
    await confirmWhile([adminReport(3, { askedFor: 'A receipt' })])
    const next = await screen.findByRole('link', { name: 'Next case (1 waiting)' })
    expect(next.getAttribute('href')).toBe('/admin/items/item-3')
  })

  it('says after the last decision that no case waits', async () => {
    await confirmWhile([])
    await screen.findByText('No more cases are waiting.')
  })

  it('leads nowhere from a case that had been decided', async () => {
    const calls = openApp('/admin/items/item-1', {
      user: staff,
      answers: one({ status: 'inactive' }),
    })
    await title('Phone 1')
    await screen.findByRole('radio', { name: 'Reopen report' })
    expect(calls.some(({ what }) => what === 'GET /admin/items')).toBe(false)
  })

  it('lets staff take a case that nobody has, and write notes about it', async () => {
    const nobody = { assignee: null, notes: [] }
    const mine = { id: staff.id, name: staff.name, since: Date.parse('2026-03-04T09:00Z') }
    const note = { id: 'n1', text: 'Called the shop', author: 'Ngozi Obi', createdAt: 0 }
    const calls = openApp('/admin/items/item-1', {
      user: staff,
      answers: {
        ...one(),
        'GET /admin/conflicts/item/item-1': ok({ data: { refusal: null, maybeRelatives: [] } }),
        'GET /admin/cases/item/item-1': ok({ data: nobody }),
        'PATCH /admin/cases/item/item-1': ok({ data: { ...nobody, assignee: mine } }),
        'POST /admin/cases/item/item-1/notes': ok({ data: { assignee: mine, notes: [note] } }),
      },
    })
    await screen.findByText('No one has taken this case.')
    await userEvent.click(screen.getByRole('button', { name: 'Take case' }))
    await screen.findByText('You took this case on 4 March 2026.')
    expect(screen.getByRole('button', { name: 'Release' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(document.activeElement).toBe(screen.getByLabelText('New note'))
    expect(screen.getByText('Write a note')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('New note'), 'Called the shop')
    expect(screen.queryByText('Write a note')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await screen.findByText(/^Ngozi Obi, /)
    expect(screen.getByLabelText('New note')).toHaveProperty('value', '')
    expect(calls.filter(({ what }) => /cases/.test(what)).map(({ body }) => body)).toEqual([
      undefined,
      { action: 'take' },
      { text: 'Called the shop' },
    ])
  })

  it('asks the reporter a question, and shows the question', async () => {
    const calls = openApp('/admin/items/item-1', {
      user: staff,
      answers: {
        ...one({ askedFor: 'Where is the receipt?' }),
        'POST /admin/items/item-1/ask': ok({ data: adminReport(1) }),
      },
    })
    await decide('Ask the reporter')
    expect(screen.getByText('Thefts confirmed').nextElementSibling?.textContent).toBe('0')
    expect(screen.getByText('Asked the reporter: Where is the receipt?')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
    expect(document.activeElement).toBe(screen.getByLabelText('What do you need to know?'))
    await userEvent.type(screen.getByLabelText('What do you need to know?'), 'Your police number')
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('success', 'Question sent'))
    expect(calls.find(({ what }) => what.startsWith('POST /admin/items'))?.body).toEqual({
      what: 'Your police number',
    })
  })
})
