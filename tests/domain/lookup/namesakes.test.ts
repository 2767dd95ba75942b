import { expect, test } from 'vitest'
import type { IdentifierNamespace } from '../../../src/domain/identifiers/kinds.ts'
import { findingAtMakers } from '../../../src/domain/lookup/namesakes.ts'
import type { RegistryHit } from '../../../src/domain/lookup/verdict.ts'

type Report = NonNullable<RegistryHit['report']>

const report: Report = {
  ...{ status: 'Stolen', stage: 'active', isHeld: false },
  ...{ reportedAt: 1000, state: null, stillMissingAt: null },
}

function hit(namespace: IdentifierNamespace, change: Partial<RegistryHit> = {}): RegistryHit {
  return {
    carried: { kind: 'serial-number', namespace, key: '12345A78' },
    ...{ type: 'Gadget', brand: namespace.split(':')[1] ?? null, model: null, colour: null },
    ...{
      hidden: false,
      claim: 'alone',
      otherNumbers: 'clear',
      confirmedAt: Date.UTC(2026, 0, 15),
      report: null,
    },
    ...change,
  }
}

const verdictsOf = (hits: readonly RegistryHit[]) => {
  const { finding } = findingAtMakers(hits, 2000)
  return [finding.verdict, ...(finding.others ?? []).map(({ verdict }) => verdict)]
}

const found = { report: { ...report, status: 'Found' } } as const

test.each<[string, RegistryHit[], string[]]>([
  ['one thing', [hit('serial:hp')], ['clear']],
  ['two owners of one thing', [hit('serial:hp'), hit('serial:hp', { report })], ['stolen']],
  ['two things', [hit('serial:hp'), hit('serial:lg', { report })], ['stolen', 'clear']],
  [
    'three, the gravest first',
    [hit('serial:hp'), hit('serial:lg', found), hit('serial:dell', { report })],
    ['stolen', 'found', 'clear'],
  ],
  ['a hidden thing', [hit('serial:hp', { hidden: true }), hit('serial:lg')], ['clear']],
  [
    'a hidden thing beside a loss and a thing without maker',
    [hit('serial:hp', { hidden: true }), hit('serial:dell', { report }), hit('serial')],
    ['stolen'],
  ],
  [
    'only hidden things',
    [hit('serial:hp', { hidden: true }), hit('serial:lg', { hidden: true })],
    ['unknown'],
  ],
  [
    'a theft without maker, once',
    [hit('serial', { report }), hit('serial:hp'), hit('serial:lg')],
    ['stolen'],
  ],
  [
    'a find without maker beside a theft',
    [hit('serial', found), hit('serial:hp', { report }), hit('serial:lg')],
    ['stolen', 'found'],
  ],
  ['a number of no maker', [hit('serial'), hit('serial:hp', { report })], ['stolen']],
])('%s', (_, hits, verdicts) => {
  expect(verdictsOf(hits)).toEqual(verdicts)
  expect(verdictsOf(hits.toReversed())).toEqual(verdicts)
})

test('a found thing is named without its maker, and at most three others are told', () => {
  const makers = ['hp', 'lg', 'dell', 'sony', 'acer', 'asus'] as const
  const { finding } = findingAtMakers(
    makers.map((maker) => hit(`serial:${maker}`, found)),
    2000,
  )
  expect(finding.others).toEqual(Array(3).fill({ verdict: 'found', underReview: false }))
})

test('the month of a clear thing is its own', () => {
  const older = hit('serial:lg', { confirmedAt: Date.UTC(2020, 0, 15) })
  const { finding } = findingAtMakers([hit('serial:hp'), older], 2000)
  expect(finding).toMatchObject({ item: { brand: 'hp' }, confirmedIn: '2026-01' })
})
