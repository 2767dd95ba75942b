import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { DisputeRecord, DisputeSide } from '../../../src/api/disputes/disputes.ts'
import { weekdayDate } from '../../../src/islands/shell/dates.ts'
import { usualReasons } from '../../../src/locales/en/screens/admin/reasons.ts'
import { fakeUser, ok, startFresh } from '../support/fake-api.ts'
import { openApp } from '../support/open-app.tsx'

startFresh()

function claimOf(id: string): DisputeSide {
  const owner = { id, name: 'Ada Obi', email: `${id}@example.com` }
  return {
    owner,
    status: 'claims',
    isFinder: false,
    ...{ askedAt: null, askedFor: null, statement: null, statedAt: null, givenUpAt: null },
    ...{ waitingSince: null, registeredAt: 0, reports: [] },
    account: {
      ...{ createdAt: 0, phoneVerified: true, isBusiness: false },
      ...{ firstWeek: 1, lastMonth: 1, disputes: 0, refused: 0 },
    },
    asset: {
      ...{ id: `phone-${id}`, name: 'Black Tecno', type: 'Gadget', description: '' },
      ...{ imageUrl: null, identifiers: [], owner, disputed: true, hidden: false, createdAt: 0 },
      ...{ photoUrls: [], receiptUrl: null },
    },
  }
}

async function openDispute(deadline: number, claims: DisputeSide[]) {
  const dispute: DisputeRecord = {
    id: 'case',
    identifier: { label: 'IMEI', value: '356938035643809' },
    ...{ status: 'open', sides: 2, openedAt: 0, deadline, decidedAt: null, assignee: null },
    ...{ reason: null, decidedBy: null, claims },
  }
  openApp('/admin/disputes/case', {
    user: fakeUser({ role: 'admin' }),
    answers: {
      'GET /admin/disputes/case': ok({ data: dispute }),
      'GET /admin/conflicts/dispute/case': ok({ data: { refusal: null, maybeRelatives: [] } }),
      'GET /admin/cases/dispute/case': ok({ data: { assignee: null, notes: [] } }),
    },
  })
  const decide = await screen.findAllByRole('radio', { name: /^The number belongs to/ })
  await userEvent.click(decide[0] as HTMLElement)
}

const named = (id: string, name: string, more: Partial<DisputeSide> = {}): DisputeSide => {
  const claim = claimOf(id)
  return { ...claim, owner: { ...claim.owner, name }, ...more }
}

it('a decision before the deadline says who has not answered yet, and until when they can', async () => {
  const deadline = Date.now() + 3 * 24 * 3_600_000
  await openDispute(deadline, [named('one', 'Ada Obi'), named('two', 'Ngozi Eze')])
  const day = weekdayDate(deadline)
  expect(screen.getByText(`Ngozi Eze has until ${day} to answer. Decide now anyway?`)).toBeTruthy()
})

it.each([
  ['the deadline has passed', -1, {}],
  ['they have said how they got it', 3, { statement: 'I bought it in Ikeja' }],
  ['they gave up the claim', 3, { status: 'refused' }],
] as const)('it says nothing of the kind once %s', async (_, days, answer) => {
  await openDispute(Date.now() + days * 24 * 3_600_000, [
    named('one', 'Ada Obi'),
    named('two', 'Ngozi Eze', answer),
  ])
  expect(screen.queryByText(/to answer/)).toBeNull()
})

it('Enter in the reason decides nothing, and Tab leads from it to the decision', async () => {
  await openDispute(1, [named('one', 'Ada Obi'), named('two', 'Ngozi Eze')])
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reason')
  await userEvent.type(field, 'The receipt{Enter}decided')
  expect(field.value).toBe('The receipt\ndecided')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decide' }))
})

it('a press on a usual reason fills the field with a sentence that both sides can read', async () => {
  await openDispute(1, [named('one', 'Ada Obi'), named('two', 'Ngozi Eze')])
  await userEvent.click(screen.getByRole('button', { name: 'Receipt with the number' }))
  const { value } = screen.getByLabelText<HTMLTextAreaElement>('Reason')
  expect(value).toBe(usualReasons.decideDispute['Receipt with the number'])
})

it('the choices are to accept, to ask, to refuse, and name two claimants of one name by the email, too', async () => {
  const dispute: DisputeRecord = {
    id: 'case',
    identifier: { label: 'IMEI', value: '356938035643809' },
    ...{ status: 'open', sides: 2, openedAt: 0, deadline: 1, decidedAt: null, assignee: null },
    ...{ reason: null, decidedBy: null, claims: [claimOf('one'), claimOf('two')] },
  }
  openApp('/admin/disputes/case', {
    user: fakeUser({ role: 'admin' }),
    answers: {
      'GET /admin/disputes/case': ok({ data: dispute }),
      'GET /admin/conflicts/dispute/case': ok({ data: { refusal: null, maybeRelatives: [] } }),
      'GET /admin/cases/dispute/case': ok({ data: { assignee: null, notes: [] } }),
    },
  })
  const choices = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'The number belongs to Ada Obi (one@example.com)',
    'The number belongs to Ada Obi (two@example.com)',
    'Ask Ada Obi (one@example.com) for evidence',
    'Ask Ada Obi (two@example.com) for evidence',
    'Refuse everyone',
  ])
})
