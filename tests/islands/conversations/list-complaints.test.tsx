import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ComplaintRecord } from '../../../src/api/conversations/complaints.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { warningMessages } from '../../../src/locales/en/conversations.ts'
import { bodiesOf, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const staff = fakeUser({ role: 'admin' })

function complaint(more: Partial<ComplaintRecord> = {}): ComplaintRecord {
  return {
    id: 'one',
    status: 'open',
    reason: 'He wants money first',
    sender: { id: 'finder', name: 'Bola Ade', email: 'bola@example.com' },
    complainant: { id: 'ada', name: 'Ada Obi', email: 'ada@example.com' },
    text: 'Pay 20,000 naira first <b>now</b>',
    warnings: ['money'],
    before: [{ bySender: false, text: 'When can we meet?', createdAt: 1 }],
    decision: null,
    createdAt: 2,
    ...more,
  }
}

const listOf = (...complaints: ComplaintRecord[]) => ({
  'GET /admin/complaints': ok({ data: { complaints, total: complaints.length } }),
})
const open = async (answers: Parameters<typeof openApp>[1], path = '/admin/complaints') => {
  const calls = openApp(path, { user: staff, ...answers })
  await title('Reported messages')
  return calls
}

describe('the reported messages of the back office', () => {
  it('opens on the pending ones, each with a link to its author', async () => {
    const calls = await open({ answers: listOf(complaint()) })
    const link = await screen.findByRole('link', { name: 'Bola Ade' })
    expect(link.getAttribute('href')).toBe('/admin/users/finder')
    expect(screen.getByRole('rowheader').textContent).toContain('Pay 20,000 naira first <b>now</b>')
    const lists = calls.filter(({ what }) => what === 'GET /admin/complaints')
    expect(lists.map(({ query }) => query.get('status'))).toEqual(['open'])
  })

  it('reads the filter from the URL, and says when the list is empty', async () => {
    const calls = await open({ answers: listOf() }, '/admin/complaints?status=all')
    await screen.findByText('No reported messages to show')
    const lists = calls.filter(({ what }) => what === 'GET /admin/complaints')
    expect(lists.map(({ query }) => query.get('status'))).toEqual([null])
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByText(
      /^Nothing waits for a decision\. Chat messages that a reader reports come here/,
    )
    expect(location.search).toBe('')
  })

  it('upholds only with a reason, and shows the earlier messages and the warnings its reader saw', async () => {
    const answers = {
      ...listOf(complaint()),
      'PATCH /admin/complaints/one': ok({ data: complaint({ status: 'upheld' }) }),
    }
    const calls = await open({ answers })
    await userEvent.click(await screen.findByRole('button', { name: /^Pay 20,000/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Uphold report' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('When can we meet?')).toBeTruthy()
    expect(dialog.getByText(warningMessages.money)).toBeTruthy()
    expect(dialog.getByText('He wants money first')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Uphold report' }))
    expect(dialog.getByText('Say why')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Asked for money')
    await userEvent.click(dialog.getByRole('button', { name: 'Uphold report' }))
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('success', 'Report upheld'))
    expect(bodiesOf(calls, 'PATCH')).toEqual([{ status: 'upheld', decision: 'Asked for money' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the typed text when somebody else decided first', async () => {
    const message = 'A colleague has already decided this.'
    const body = { message, code: 'STATUS_CHANGE_REFUSED' as const }
    const answers = { ...listOf(complaint()), 'PATCH /admin/complaints/one': problem(409, body) }
    await open({ answers })
    await userEvent.click(await screen.findByRole('button', { name: /^Pay 20,000/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dismiss report' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'A joke among friends')
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss report' }))
    await dialog.findByText(message)
    expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'A joke among friends')
  })

  it('moves to the next one within the dialog, also across pages, and back to its row', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      complaint({ id: `c${index + 1}`, text: `Message ${index + 1}` }),
    )
    await open({ answers: listOf(...many) })
    await userEvent.click(await screen.findByRole('button', { name: 'Message 10' }))
    const dialog = () => within(screen.getByRole('dialog'))
    expect(dialog().getByText('10 of 12')).toBeTruthy()
    await userEvent.click(dialog().getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(dialog().getByText('11 of 12')).toBeTruthy())
    expect(dialog().getAllByText(/^Message 11$/).length).toBeGreaterThan(0)
    expect(location.search).toBe('?page=2')
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Message 11')
  })

  it('shows a decided one with its decision, and offers no other', async () => {
    const decided = complaint({ status: 'dismissed', decision: 'No harm in it' })
    await open({ answers: listOf(decided) }, '/admin/complaints?status=dismissed')
    await userEvent.click(await screen.findByRole('button', { name: /^Pay 20,000/ }))
    expect(within(screen.getByRole('dialog')).getByText('No harm in it')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
