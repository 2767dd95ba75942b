import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LedgerEntry, planAt, planPeriods } from '../../../src/domain/payments/passes.ts'
import type { PaidPlan } from '../../../src/domain/payments/plans.ts'

const day = 86_400_000

const paid = (reference: string, at: number, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ kind: 'payment', reference, plan: 'Premium', days: 30, amount: 90_000, at: at * day },
  ...change,
})

const inDays = (entries: LedgerEntry[]) =>
  planPeriods(entries).map(({ plan, from, to }) => [plan, from / day, to / day])

describe('passes', () => {
  it('run one after the other, so that no paid day is lost', () => {
    expect(inDays([paid('a', 0), paid('b', 10)])).toEqual([['Premium', 0, 60]])
    expect(inDays([paid('a', 0), paid('b', 40)])).toEqual([
      ['Premium', 0, 30],
      ['Premium', 40, 70],
    ])
  })

  it('of the higher plan run first, and the others continue afterwards', () => {
    expect(inDays([paid('a', 0), paid('b', 10, { plan: 'Merchant' })])).toEqual([
      ['Premium', 0, 10],
      ['Merchant', 10, 40],
      ['Premium', 40, 60],
    ])
  })

  it('end with a full refund, and not with a partial one', () => {
    const part = paid('a', 5, { kind: 'refund', amount: 40_000 })
    expect(inDays([paid('a', 0), part])).toEqual([['Premium', 0, 30]])
    expect(inDays([paid('a', 0), part, paid('a', 9, { kind: 'refund', amount: 50_000 })])).toEqual([
      ['Premium', 0, 9],
    ])
  })

  it('are suspended by a dispute and continue when it is won', () => {
    const dispute = paid('a', 10, { kind: 'dispute' })
    expect(inDays([paid('a', 0), dispute])).toEqual([['Premium', 0, 10]])
    expect(inDays([paid('a', 0), dispute, paid('a', 50, { kind: 'dispute-won' })])).toEqual([
      ['Premium', 0, 10],
      ['Premium', 50, 70],
    ])
  })

  it('include their last millisecond and not their end', () => {
    const periods = planPeriods([paid('a', 0)])
    expect(planAt(periods, 30 * day - 1).plan).toBe('Premium')
    expect(planAt(periods, 30 * day)).toEqual({ plan: 'Free', startedAt: null, endsAt: null })
  })

  it('in any order give exactly the paid days, and never two plans at once', () => {
    const pass = fc.record({
      at: fc.integer({ min: 0, max: 400 }),
      days: fc.constantFrom(30, 365),
      plan: fc.constantFrom<PaidPlan>('Premium', 'Merchant'),
    })
    fc.assert(
      fc.property(fc.array(pass, { maxLength: 6 }), fc.integer(), (passes, seed) => {
        const made = passes.map((each, index) =>
          paid(`p${index}`, each.at, { plan: each.plan, days: each.days }),
        )
        const shuffled = made.toSorted((a, b) => ((a.at * seed) % 7) - ((b.at * seed) % 7))
        const periods = planPeriods(made)
        expect(planPeriods(shuffled)).toEqual(periods)
        for (const plan of ['Premium', 'Merchant'] as const) {
          const granted = periods.filter((each) => each.plan === plan)
          const bought = passes.filter((each) => each.plan === plan)
          expect(granted.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(
            bought.reduce((sum, { days }) => sum + days * day, 0),
          )
        }
        for (const [index, { from }] of periods.entries()) {
          expect(from).toBeGreaterThanOrEqual(periods[index - 1]?.to ?? 0)
        }
      }),
      { numRuns: 40 },
    )
  })
})
