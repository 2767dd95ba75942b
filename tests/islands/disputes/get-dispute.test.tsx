import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DisputeRecord, DisputeSide } from '../../../src/api/disputes/disputes.ts'
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

it('two claimants of one name have buttons that name each by the email, too', async () => {
  const dispute: DisputeRecord = {
    id: 'case',
    identifier: { label: 'IMEI1', value: '356938035643809' },
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
  const decide = await screen.findAllByRole('button', { name: /^The number belongs to/ })
  const ask = screen.getAllByRole('button', { name: /^Ask for/ })
  const names = [...decide, ...ask].map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(4)
  for (const email of ['one@example.com', 'two@example.com']) {
    expect(names.filter((name) => name?.includes(email))).toHaveLength(2)
  }
})
