import { setTimeout as delay } from 'node:timers/promises'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ReportRecord } from '../../../src/api/reports/report-record.ts'
import { openPath } from '../../../src/islands/shell/routing/navigation.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { bodiesOf, deferred, ok, problem, startFresh } from '../support/fake-api.ts'
import { gadget, openApp, report, title } from '../support/open-app.tsx'

startFresh()

const day = 86_400_000
const none = { reason: null, fields: [] }
const reported = { ...none, at: 0, kind: 'reported' }
const confirmed = { ...none, at: 1, kind: 'confirmed' }

type Answers = NonNullable<Parameters<typeof openApp>[1]>['answers']

function openReport(
  more: Partial<ReportRecord> = {},
  { events = [reported], edit = false, answers = {} as Answers } = {},
) {
  const record = report(more)
  const reportedAs = record.outcome === 'recovered' ? 'Lost' : record.status
  return openApp(`/dashboard/reports/report${edit ? '?edit=true' : ''}`, {
    answers: {
      'GET /reports/user': ok({ data: [record] }),
      'GET /reports/report': ok({ data: record }),
      'GET /reports/report/history': ok({ data: { reportedAs, events } }),
      'GET /assets/detail/phone': ok({ data: gadget() }),
      ...answers,
    },
  })
}

const patch = (calls: ReturnType<typeof openReport>) =>
  calls.filter(({ what }) => what.startsWith('PATCH')).map(({ what, body }) => [what, body])

describe('a report’s page', () => {
  it.each([
    [
      'waits',
      { status: 'Stolen', stage: 'pending' },
      { readWithinHours: 6, checks: null },
      [
        'Sent',
        'Read by our team (not yet)Usually within a few hours',
        'Our team confirmed the report (not yet)',
        'Checked by others (not yet)',
        'Matched with a found item (not yet)',
        'In your hands again (not yet)',
      ],
    ],
    [
      'is public',
      {},
      { checks: { times: 7, day: '2026-03-03', state: 'Lagos' } },
      [
        'Sent',
        'Public',
        'Checked 7 timesLast in Lagos on 3 March 2026',
        'Matched with a found item (not yet)',
        'In your hands again (not yet)',
      ],
    ],
    [
      'was checked a few times',
      {},
      { checks: { times: null, day: null, state: null } },
      [
        'Sent',
        'Public',
        'Checked by others',
        'Matched with a found item (not yet)',
        'In your hands again (not yet)',
      ],
    ],
    [
      'is back',
      { status: 'Found', stage: 'inactive', outcome: 'recovered', closedAt: 1 },
      { checks: { times: 7, day: '2026-03-03', state: 'Lagos' } },
      ['Sent', 'Checked 7 timesLast in Lagos on 3 March 2026', 'In your hands again'],
    ],
    [
      'is back before our team read it',
      { status: 'Found', stage: 'inactive', outcome: 'recovered', closedAt: 1 },
      { reportedAs: 'Stolen', checks: { times: 7, day: '2026-03-03', state: null } },
      ['Sent', 'Checked 7 timesLast on 3 March 2026', 'In your hands again'],
    ],
    [
      'is back after it was confirmed',
      { status: 'Found', stage: 'inactive', outcome: 'recovered', closedAt: 1 },
      {
        reportedAs: 'Stolen',
        checks: { times: 7, day: '2026-03-03', state: null },
        events: [reported, confirmed],
      },
      [
        'Sent',
        'Read by our team',
        'Our team confirmed the report',
        'Checked 7 timesLast on 3 March 2026',
        'In your hands again',
      ],
    ],
  ] as const)('says where a report is that %s', async (_, record, progress, steps) => {
    const answer = { reportedAs: 'Lost', events: [reported], ...progress }
    openReport(record as never, {
      answers: { 'GET /reports/report/history': ok({ data: answer }) },
    })
    const list = await screen.findByRole('list', { name: 'Progress' })
    await waitFor(() => {
      const items = within(list).getAllByRole('listitem')
      expect(items.map(({ textContent }) => textContent)).toEqual(steps)
    })
  })

  it('leads an owner from what to do, through where the report is, to what it lacks', async () => {
    openReport(
      { status: 'Stolen', stage: 'pending' },
      { answers: { 'GET /assets/detail/phone': ok({ data: gadget({ receiptUrl: null }) }) } },
    )
    await screen.findByRole('heading', { name: 'Make your report stronger' })
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent ?? '')
    const order = ['Next steps', 'Progress', 'Make your report stronger']
    expect(names.filter((name) => order.includes(name))).toEqual(order)
    const firstOfAll = screen.getByRole('heading', { name: 'Now' }).nextElementSibling
    expect(
      [...(firstOfAll?.querySelectorAll('summary') ?? [])].map((each) => each.textContent),
    ).toEqual([...['Get to safety first', 'Have your SIM blocked', 'Call your bank']])
    const progress = screen.getByRole('list', { name: 'Progress' })
    const follows = (part: Element) =>
      progress.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(follows(screen.getByText(/^Until our team confirms it, a check says/))).toBeTruthy()
    const steps = screen.getByRole('heading', { name: 'Next steps' })
    const edit = screen.getByRole('link', { name: 'Edit' })
    expect(steps.compareDocumentPosition(edit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(follows(screen.getByRole('button', { name: 'Mark as found' }))).toBeTruthy()
  })

  it('asks again whether others checked each time it is opened', async () => {
    let times = 6
    const history = () => {
      const checks = { times: ++times, day: '2026-03-03', state: null }
      return { body: { data: { reportedAs: 'Lost', events: [reported], checks } } }
    }
    openReport({}, { answers: { 'GET /reports/report/history': history } })
    expect(await screen.findByText('Checked 7 times')).toBeTruthy()
    await act(() => openPath('/dashboard/reports'))
    await title('Report')
    await act(() => openPath('/dashboard/reports/report'))
    expect(await screen.findByText('Checked 8 times')).toBeTruthy()
  })

  it('says that two people claim its number, and no longer what a check said before', async () => {
    const contest = { deadline: Date.now() + 86_400_000, statement: null, hasReceipt: false }
    openReport(
      { status: 'Stolen', stage: 'pending', assetId: 'phone' },
      { answers: { 'GET /assets/phone/ownership': ok({ data: { contest } }) } },
    )
    expect(await screen.findByText('Two people claim this number')).toBeTruthy()
    expect(screen.queryByText(/a check says/)).toBeNull()
    expect(screen.getByRole('list', { name: 'Progress' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Add the receipt/ }))
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/dashboard/assets/phone?edit=true'),
    )
  })

  it('names what an open loss lacks and where to add it, and nothing once it lacks nothing', async () => {
    const bare = gadget({ receiptUrl: null, imageUrl: null })
    const lacking = {
      ...{ description: '', imageUrl: null, assetImageUrl: null },
      ...{ lastSeenDate: null, location: null, state: null },
    }
    openReport(lacking, { answers: { 'GET /assets/detail/phone': ok({ data: bare }) } })
    const heading = await screen.findByRole('heading', { name: 'Make your report stronger' })
    const links = within(heading.parentElement as HTMLElement).getAllByRole('link', { name: 'Add' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/reports/report?edit=true',
      '/dashboard/assets/phone?edit=true',
      '/dashboard/reports/report?edit=true',
      '/dashboard/reports/report?edit=true',
    ])
    cleanup()
    const proved = gadget({ receiptUrl: '/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp' })
    const pictured = {
      imageUrl: '/uploads/bbbbbbbbbbbbbbbbbbbbbb.webp',
      ...{ lastSeenDate: '2026-03-01', state: 'Lagos' },
    }
    openReport(pictured, { answers: { 'GET /assets/detail/phone': ok({ data: proved }) } })
    await screen.findByText('You reported the item lost')
    expect(screen.queryByRole('heading', { name: 'Make your report stronger' })).toBeNull()
  })

  it('lists its timeline newest first, in plain words and Nigerian time', async () => {
    openReport(
      { status: 'Stolen' },
      {
        events: [
          reported,
          { ...none, at: 0, kind: 'under-review' },
          { ...none, at: day, kind: 'confirmed', reason: 'The receipt is yours' },
          {
            ...none,
            at: 2 * day,
            kind: 'edited',
            fields: ['lastSeenDate', 'lastSeenTime', 'state'],
          },
        ] as never,
      },
    )
    await screen.findByText('You reported the item stolen')
    const timeline = screen.getByText('Timeline').closest('details')
    const items = within(timeline as HTMLElement).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'You changed when it was last seen and the state3 January 1970, 01:00',
      'Our team confirmed the reportThe receipt is yours2 January 1970, 01:00',
      'The report was sent to our team1 January 1970, 01:00',
      'You reported the item stolen1 January 1970, 01:00',
    ])
  })

  it('has a title and leads back when the report does not load', async () => {
    openReport(
      {},
      {
        answers: {
          'GET /reports/report': problem(429, { message: 'Slow down', code: 'TOO_MANY_REQUESTS' }),
        },
      },
    )
    await title('Report')
    expect(screen.getByRole('alert').textContent).toContain('Slow down')
    const main = within(screen.getByRole('main'))
    const back = main.getByRole('link', { name: 'Reports' })
    expect(back.getAttribute('href')).toBe('/dashboard/reports')
  })

  it('asks whether the item is still missing until the owner answers', async () => {
    const due = report({ confirmationDue: true })
    const calls = openApp('/dashboard/reports/report', {
      answers: {
        'GET /reports/report': ok({ data: due }),
        'PATCH /reports/report': ok({ data: report() }),
      },
    })
    const question = await screen.findByRole('region', { name: /still missing/ })
    expect(within(question).getByRole('button', { name: 'I have it back' })).toBeTruthy()
    await userEvent.click(within(question).getByRole('button', { name: 'It is still missing' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /still missing/ })).toBeNull())
    expect(calls.find(({ what }) => what.startsWith('PATCH'))?.body).toEqual({ stillMissing: true })
  })

  it('shows the police reference and station, and nothing where there is none', async () => {
    openReport({ policeReference: 'CR/77/2026', lastSeenTime: null })
    expect(await screen.findByText('CR/77/2026')).toBeTruthy()
    expect(screen.getByText('Police reference')).toBeTruthy()
    expect(screen.queryByText('Police station')).toBeNull()
  })

  it('ticks a step at once and saves it on the server', async () => {
    const calls = openReport(
      { status: 'Stolen', doneSteps: ['call-bank'] },
      {
        answers: {
          'PATCH /reports/report/steps': ok({
            data: report({ status: 'Stolen', doneSteps: ['call-bank', 'lock-sim'] }),
          }),
        },
      },
    )
    const sim = await screen.findByRole<HTMLInputElement>('checkbox', { name: /SIM/ })
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: /^Call your bank/ }).checked,
    ).toBe(true)
    await userEvent.click(sim)
    await waitFor(() => expect(sim.checked).toBe(true))
    expect(patch(calls)).toEqual([
      ['PATCH /reports/report/steps', { step: 'lock-sim', done: true }],
    ])
    expect(screen.getByText(/^2 of \d+ done$/)).toBeTruthy()
  })

  it('keeps a tick when a report that was asked for before it comes after it', async () => {
    const before = report({ status: 'Stolen' })
    const late = deferred<{ body: unknown }>()
    let count = 0
    const calls = openReport(before, {
      answers: {
        'GET /reports/report': () => {
          count += 1
          return count === 1 ? { body: { data: before } } : late.promise
        },
        'PATCH /reports/report/steps': ok({
          data: report({ status: 'Stolen', doneSteps: ['lock-sim'] }),
        }),
      },
    })
    const sim = await screen.findByRole<HTMLInputElement>('checkbox', { name: /SIM/ })
    act(() => window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(count).toBe(2))
    await userEvent.click(sim)
    await waitFor(() => expect(patch(calls)).toHaveLength(1))
    await act(() => delay(50))
    late.resolve({ body: { data: before } })
    await act(() => delay(50))
    expect(sim.checked).toBe(true)
  })

  it('reverts a refused tick and shows the server’s message', async () => {
    openReport(
      { status: 'Stolen' },
      {
        answers: {
          'PATCH /reports/report/steps': problem(409, {
            message: 'This report is closed. You can no longer change its next steps.',
            code: 'REPORT_CLOSED',
          }),
        },
      },
    )
    const sim = await screen.findByRole<HTMLInputElement>('checkbox', { name: /SIM/ })
    await userEvent.click(sim)
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith(
        'error',
        'This report is closed. You can no longer change its next steps.',
      ),
    )
    await waitFor(() => expect(sim.checked).toBe(false))
  })

  it('asks once before marking as found, with the password, and says when that was refused', async () => {
    const calls = openReport(
      {},
      {
        answers: {
          'POST /auth/confirm-password': ok({ message: 'Go on.' }),
          'PATCH /reports/report': problem(409, {
            message: 'This report is closed. Make a new one if you need to.',
            code: 'REPORT_CLOSED',
          }),
        },
      },
    )
    await title('My black iPhone')
    await userEvent.click(screen.getByRole('button', { name: 'Mark as found' }))
    const dialog = await screen.findByRole('dialog', { name: 'Do you have the item back?' })
    expect(dialog.textContent).toContain('My black iPhone')
    expect(patch(calls)).toEqual([])
    const confirm = within(dialog).getByRole('button', { name: 'Yes, mark as found' })
    await userEvent.click(confirm)
    expect(await within(dialog).findByText('Enter your password')).toBeTruthy()
    expect(bodiesOf(calls, 'POST')).toEqual([])
    await userEvent.type(within(dialog).getByLabelText('Password'), 'marigold lagoon')
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith(
        'error',
        'This report is closed. Make a new one if you need to.',
      ),
    )
    expect(bodiesOf(calls, 'POST')).toEqual([{ password: 'marigold lagoon' }])
    expect(patch(calls)).toEqual([['PATCH /reports/report', { status: 'Found' }]])
  })

  it.each([
    ['recovered', 'Back with you', 'You have the item back.'],
    ['handed-over', 'Handed over', 'You handed over the item.'],
    ['refused', 'Not accepted', 'Our team did not accept this report: No receipt'],
    ['closed', 'Closed', 'Our team closed this report'],
  ] as const)('says so when %s, and offers no change', async (outcome, badge, words) => {
    openReport({ stage: 'inactive', outcome, reason: 'No receipt', closedAt: day })
    await title('My black iPhone')
    expect(screen.getByText(badge)).toBeTruthy()
    expect(screen.getByText(new RegExp(words))).toBeTruthy()
    const status = screen.getAllByText(/^(Lost|Stolen|Found)$/)
    expect(status.filter((each) => each.matches('.tag-label'))).toEqual([])
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Mark as/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Next steps' })).toBeNull()
  })

  it.each([
    ['phone', gadget(), [/^Did your network block/, /^Did you tell the police, or your insurer/]],
    [
      'vehicle',
      gadget({ type: 'Vehicle', uuidType: null, uuid: null, plateNumber: 'LSR-175FL' }),
      [/^Did you tell the police\? Ask them to clear the number/],
    ],
  ] as const)('says what is due now that a %s is back', async (_, asset, due) => {
    openReport(
      { stage: 'inactive', status: 'Found', outcome: 'recovered', closedAt: day },
      { answers: { 'GET /assets/detail/phone': ok({ data: asset }) } },
    )
    const heading = await screen.findByRole('heading', { name: 'What is left to do' })
    const part = heading.parentElement as HTMLElement
    for (const text of due) expect(await within(part).findByText(text)).toBeTruthy()
    expect(within(part).getAllByRole('listitem')).toHaveLength(due.length)
    expect(part.textContent).toContain('no longer show your report')
  })
})

describe('the report correction form', () => {
  it('sends only the changed and cleared fields, and returns to the page', async () => {
    const calls = openReport(
      { location: 'Yaba', policeStation: 'Panti' },
      {
        edit: true,
        answers: { 'PATCH /reports/report': ok({ data: report({ location: null }) }) },
      },
    )
    await title('Edit the report')
    await userEvent.clear(screen.getByLabelText(/^Where\?/))
    await userEvent.type(screen.getByLabelText(/^Police reference/), 'CR/1')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await title('My black iPhone')
    expect(patch(calls)).toEqual([
      [
        'PATCH /reports/report',
        {
          location: '',
          policeReference: 'CR/1',
          before: { location: 'Yaba', policeReference: '' },
        },
      ],
    ])
    expect(pushToast).toHaveBeenCalledWith('success', 'Report updated successfully')
  })

  it('puts the server’s messages on their field and keeps the typed text', async () => {
    openReport(
      {},
      {
        edit: true,
        answers: {
          'PATCH /reports/report': problem(400, {
            message: 'This day is in the future. Is the date of your device right?',
            code: 'INVALID_INPUT',
            fields: {
              lastSeenDate: 'This day is in the future. Is the date of your device right?',
            },
          }),
        },
      },
    )
    await title('Edit the report')
    await userEvent.type(screen.getByLabelText('Description'), ', the blue one')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText('This day is in the future. Is the date of your device right?'),
    ).toBeTruthy()
    const typed = screen.getByLabelText<HTMLTextAreaElement>('Description').value
    expect(typed).toBe('Left in a keke, the blue one')
  })

  it('shows the picture of the item if the report has none', async () => {
    openReport({ imageUrl: null, assetImageUrl: '/uploads/item.webp' }, { edit: true })
    await title('Edit the report')
    const hint = await screen.findByText(/^This is the picture of your item/)
    expect(hint.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/uploads/item.webp')
  })

  it.each([
    ['Lost', 1],
    ['Stolen', 0],
  ] as const)('of a %s item can say that it was stolen: %i times', async (status, times) => {
    const answers = { 'POST /auth/confirm-password': ok({ message: 'Go on.' }) }
    const calls = openReport({ status }, { edit: true, answers })
    await title('Edit the report')
    const buttons = screen.queryAllByRole('button', { name: 'It was stolen' })
    expect(buttons).toHaveLength(times)
    expect(screen.queryAllByText('Was the item stolen?')).toHaveLength(times)
    for (const button of buttons) {
      await userEvent.click(button)
      expect(await screen.findByText(/that it is under review/)).toBeTruthy()
      await userEvent.type(screen.getByLabelText('Password'), 'marigold lagoon')
      await userEvent.click(screen.getByRole('button', { name: 'Yes, it was stolen' }))
      await waitFor(() =>
        expect(patch(calls)).toEqual([['PATCH /reports/report', { status: 'Stolen' }]]),
      )
    }
  })

  it('sends nothing when nothing was changed', async () => {
    const calls = openReport({}, { edit: true })
    await title('Edit the report')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await title('My black iPhone')
    expect(patch(calls)).toEqual([])
  })

  it('says that a closed report can no longer be changed', async () => {
    openReport({ stage: 'inactive', outcome: 'recovered', closedAt: day }, { edit: true })
    await title('Edit the report')
    expect(screen.getByText(/can no longer change it/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })
})
