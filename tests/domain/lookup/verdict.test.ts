import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findingOf, type RegistryHit } from '../../../src/domain/lookup/verdict.ts'
import { reportStages, reportStatuses } from '../../../src/domain/reports/reports.ts'
import { verdictMessage } from '../../../src/locales/en/lookup.ts'

const plain: RegistryHit = {
  carried: { kind: 'imei1', namespace: 'imei', key: '49015420323751' },
  type: 'Gadget',
  brand: 'Apple',
  model: 'iPhone 12',
  colour: 'Black',
  hidden: false,
  claim: 'alone',
  otherNumbers: 'clear',
  confirmedAt: Date.UTC(2025, 10, 15),
  report: null,
}

type Report = NonNullable<RegistryHit['report']>

function reported(change: Partial<Report>, more: Partial<RegistryHit> = {}): RegistryHit {
  const report: Report = {
    ...{ status: 'Lost', stage: 'active', reportedAt: 1000, state: 'Lagos' },
    ...{ stillMissingAt: null, isHeld: false },
  }
  return { ...plain, ...more, report: { ...report, ...change } }
}

/** A time at which no report of these tests is stale. */
const soon = 2000

const maker = { type: 'Gadget', brand: 'Apple' }
const allDetails = { ...maker, model: 'iPhone 12', colour: 'Black' }
/** The day of 1 January 1970 began an hour before. */
const since = { reportedAt: -3_600_000 }

describe('the verdict of one hit', () => {
  it.each([
    [
      'a theft that is confirmed',
      reported({ status: 'Stolen' }),
      { verdict: 'stolen', ...since, state: 'Lagos', item: allDetails },
    ],
    [
      'a theft under review',
      reported({ status: 'Stolen', stage: 'pending' }),
      { verdict: 'lost', underReview: true, ...since, state: 'Lagos', item: maker },
    ],
    ['a loss', reported({}), { verdict: 'lost', ...since, state: 'Lagos', item: allDetails }],
    [
      'a loss nobody knows where',
      reported({ state: null }),
      { verdict: 'lost', ...since, item: allDetails },
    ],
    [
      'a loss of a maker that is not on our list',
      reported({}, { brand: 'WhatsApp ada okafor to clear it' }),
      { verdict: 'lost', ...since, state: 'Lagos', item: { type: 'Gadget' } },
    ],
    ['a find', reported({ status: 'Found' }), { verdict: 'found', ...since }],
    ['nothing', plain, { verdict: 'clear', confirmedIn: '2025-11', item: maker }],
    [
      'nothing, of a thing with no brand',
      { ...plain, brand: null },
      { verdict: 'clear', confirmedIn: '2025-11', item: { type: 'Gadget' } },
    ],
    [
      'a loss of a hidden thing',
      reported({}, { hidden: true }),
      { verdict: 'lost', ...since, state: 'Lagos', item: allDetails },
    ],
  ] as const)('%s', (_, match, expected) => {
    const { finding, carried } = findingOf([match], soon)
    expect(finding).toEqual({ underReview: false, ...expected })
    expect(carried).toBe(match.carried)
  })

  it('is unknown for a hidden asset without a report, and for no asset', () => {
    const unknown = { finding: { verdict: 'unknown', underReview: false }, carried: null }
    expect(findingOf([{ ...plain, hidden: true }], soon)).toEqual(unknown)
    expect(findingOf([], soon)).toEqual(unknown)
  })
})

describe('the date of the last confirmation', () => {
  const day = 86_400_000
  const since = (more: Partial<Report>, now: number) =>
    findingOf([reported({ reportedAt: Date.parse('2025-03-04T09:00Z'), ...more })], now).finding
  const daysLater = (days: number) => Date.parse('2025-03-04T09:00Z') + days * day

  it('is shown for a loss, and after a year without confirmation the report is stale but still shown', () => {
    expect(since({}, daysLater(365))).not.toHaveProperty('stale')
    const old = since({}, daysLater(366))
    expect(old).toMatchObject({ verdict: 'lost', stale: true })
    expect(old).not.toHaveProperty('confirmedIn')
    expect(verdictMessage(old).message).toBe(
      'Reported lost in March 2025 in Lagos, not confirmed since. Do not buy it.',
    )
    const confirmed = { stillMissingAt: daysLater(300) }
    expect(since(confirmed, daysLater(366))).toMatchObject({ confirmedIn: '2025-12' })
    expect(since(confirmed, daysLater(366))).not.toHaveProperty('stale')
    expect(verdictMessage(since({ ...confirmed, status: 'Stolen' }, daysLater(700))).message).toBe(
      'Reported stolen in March 2025 in Lagos, last confirmed in December 2025. Do not buy it.',
    )
  })

  it('is not shown for a find or an unconfirmed theft', () => {
    const confirmed = { stillMissingAt: daysLater(1) }
    for (const more of [{ status: 'Found' }, { status: 'Stolen', stage: 'pending' }] as const) {
      const finding = since({ ...more, ...confirmed }, daysLater(900))
      expect(finding).not.toHaveProperty('confirmedIn')
      expect(finding).not.toHaveProperty('stale')
    }
  })

  it('is the oldest of several registrations, so that a false claim cannot make one look fresh', () => {
    const fresh = { ...plain, confirmedAt: Date.UTC(2026, 0, 15) }
    const hidden = { ...plain, confirmedAt: Date.UTC(2019, 0, 15), hidden: true }
    expect(findingOf([fresh, plain, hidden], soon).finding.confirmedIn).toBe('2025-11')
  })
})

describe('the verdict of several hits', () => {
  const gravestFirst = [
    reported({ status: 'Stolen' }),
    { ...plain, claim: 'contested' as const },
    reported({}),
    reported({ status: 'Stolen', stage: 'pending' }),
    reported({ status: 'Found' }),
    plain,
    { ...plain, hidden: true },
  ]

  it('is the gravest in the order stolen, contested, lost, under review, found, clear; a hidden asset has none', () => {
    for (const [index, grave] of gravestFirst.entries()) {
      for (const mild of gravestFirst.slice(index + 1)) {
        const alone = findingOf([grave], soon)
        expect(findingOf([grave, mild], soon)).toEqual(alone)
        expect(findingOf([mild, grave], soon)).toEqual(alone)
      }
    }
  })

  const anyMatch: fc.Arbitrary<RegistryHit> = fc.record({
    carried: fc.constant(plain.carried),
    type: fc.constantFrom('Gadget' as const, 'Vehicle' as const),
    brand: fc.option(fc.constant('Apple')),
    model: fc.option(fc.constant('iPhone')),
    colour: fc.option(fc.constant('Black')),
    hidden: fc.boolean(),
    claim: fc.constantFrom('alone' as const, 'contested' as const, 'ended' as const),
    otherNumbers: fc.constantFrom('contested', 'found', 'unknown', 'clear'),
    confirmedAt: fc.constantFrom(Date.UTC(2024, 1, 15), Date.UTC(2025, 10, 15)),
    report: fc.option(
      fc.record({
        status: fc.constantFrom(...reportStatuses),
        stage: fc.constantFrom(
          ...reportStages.filter((stage) => stage === 'pending' || stage === 'active'),
        ),
        reportedAt: fc.nat(),
        state: fc.option(fc.constant('Kano')),
        isHeld: fc.boolean(),
        stillMissingAt: fc.option(fc.nat()),
      }),
    ),
  })

  it('does not depend on the database order', () => {
    const distinct = fc.uniqueArray(anyMatch, {
      selector: ({ report }) => report?.reportedAt ?? -1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(distinct, (matches) => {
        expect(findingOf(matches.toReversed(), soon)).toEqual(findingOf(matches, soon))
      }),
    )
  })

  it('is never clear or lost where claims are contested, and ended claims say nothing but a confirmed theft', () => {
    fc.assert(
      fc.property(fc.array(anyMatch, { minLength: 1, maxLength: 5 }), (matches) => {
        const { finding } = findingOf(matches, soon)
        const isStolen = matches.some(
          ({ report }) => report?.status === 'Stolen' && report.stage === 'active',
        )
        if (matches.some(({ claim }) => claim === 'contested')) {
          expect(finding.verdict).toBe(isStolen ? 'stolen' : 'contested')
        }
        if (matches.every(({ claim }) => claim === 'ended')) {
          expect(finding.verdict).toBe(isStolen ? 'stolen' : 'unknown')
        }
      }),
    )
  })

  it('is clear only where the other numbers of each asset are, and a report is told whatever they say', () => {
    fc.assert(
      fc.property(fc.array(anyMatch, { minLength: 1, maxLength: 5 }), (matches) => {
        const { verdict } = findingOf(matches, soon).finding
        const counted = matches.filter(({ claim }) => claim !== 'ended')
        if (verdict === 'clear') {
          const clear = counted.filter(({ hidden }) => !hidden)
          expect(clear.map(({ otherNumbers }) => otherNumbers)).not.toContain('contested')
        }
        if (counted.some(({ report }) => report !== null && report.status !== 'Found')) {
          expect(['stolen', 'contested', 'lost']).toContain(verdict)
        }
      }),
    )
  })

  it('shows nothing of a found or contested asset, and only kind and maker of a clear one', () => {
    fc.assert(
      fc.property(fc.array(anyMatch, { maxLength: 5 }), (matches) => {
        const { finding } = findingOf(matches, soon)
        if (finding.verdict === 'found') {
          const shown = Object.keys(finding).filter((name) => name !== 'reportedAt')
          expect(shown.sort()).toEqual(['underReview', 'verdict'])
        }
        if (finding.verdict === 'contested') {
          expect(Object.keys(finding).sort()).toEqual(['underReview', 'verdict'])
        }
        if (finding.verdict === 'clear') {
          expect(Object.keys(finding.item ?? {})).not.toContain('model')
          expect(Object.keys(finding.item ?? {})).not.toContain('colour')
          expect(finding.state).toBeUndefined()
        }
      }),
    )
  })
})

describe('verdict messages', () => {
  const day = Date.parse('2026-03-04T23:30:00Z')

  it('count days in Nigerian time, and name the Federal Capital Territory with its article', () => {
    const finding = { verdict: 'stolen', underReview: false, reportedAt: day } as const
    expect(verdictMessage({ ...finding, state: 'Lagos' }).message).toBe(
      'Reported stolen on 5 March 2026 in Lagos. Do not buy it.',
    )
    expect(verdictMessage({ ...finding, state: 'Federal Capital Territory' }).message).toBe(
      'Reported stolen on 5 March 2026 in the Federal Capital Territory. Do not buy it.',
    )
    expect(verdictMessage(finding).message).toBe('Reported stolen on 5 March 2026. Do not buy it.')
  })

  it('never call an asset under review stolen', () => {
    const { message, advice } = verdictMessage({
      verdict: 'lost',
      underReview: true,
      reportedAt: day,
    })
    expect([message, ...advice].join(' ')).not.toMatch(/stolen|theft|thief/i)
    expect(message).toContain('under review')
  })

  it('give advice for every verdict', () => {
    for (const verdict of ['stolen', 'lost', 'found', 'contested', 'clear', 'unknown'] as const) {
      expect(verdictMessage({ verdict, underReview: false }).advice.length).toBeGreaterThan(1)
    }
  })
})
