import { expect, it } from 'vitest'
import { logDetailsOf } from '../../../src/islands/admin/activity/labels.ts'

const [winner, loser] = [
  '82eee234-4567-4abc-8def-0123456789ab',
  '91fff345-5678-4bcd-9efa-1234567890cd',
]

it('names each changed status of several records by the end of its id', () => {
  const before = { status: 'open', statuses: { [winner]: 'claims', [loser]: 'claims' } }
  const after = { status: 'decided', statuses: { [winner]: 'upheld', [loser]: 'claims' } }
  expect(logDetailsOf({ before, after })).toEqual([
    { name: 'status', from: 'open', to: 'decided' },
    { name: '…89ab', from: 'claims', to: 'upheld' },
  ])
})

it('names the records whose names are known', () => {
  const names = { [winner]: 'Ada Obi' }
  const statuses = { before: { [winner]: 'claims' }, after: { [winner]: 'upheld' } }
  expect(logDetailsOf({ ...statuses, reports: [winner, loser] }, names)).toEqual([
    { name: 'Ada Obi', from: 'claims', to: 'upheld' },
    { name: 'reports', to: 'Ada Obi, …90cd' },
  ])
})

it('leaves out a list with nothing in it', () => {
  expect(logDetailsOf({ fields: [], step: 'ring-it' })).toEqual([{ name: 'step', to: 'ring-it' }])
})
