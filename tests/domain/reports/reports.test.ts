import { describe, expect, it } from 'vitest'
import {
  firstStage,
  isOpen,
  reportStages,
  reportStatuses,
  whyCannotChangeStatus,
  whyCannotDecide,
  whyCannotReopen,
  whyCannotReport,
  whyInvalidLastSeen,
} from '../../../src/domain/reports/reports.ts'

describe('a report', () => {
  it('is Lost, Stolen or Found; Lost comes first, as the default (spec §9)', () => {
    expect(reportStatuses).toEqual(['Lost', 'Stolen', 'Found'])
  })

  it('is pending only as Stolen, because that accuses somebody', () => {
    expect(reportStatuses.map(firstStage)).toEqual(['active', 'pending', 'active'])
  })

  it('is open while pending or active', () => {
    expect(reportStages.filter(isOpen)).toEqual(['pending', 'active'])
  })

  it('cannot be made while another is open', () => {
    expect(whyCannotReport({ hasOpenReport: true })).toBe('report')
    expect(whyCannotReport({ hasOpenReport: false })).toBeNull()
  })
})

describe('changing the status of a report', () => {
  const changes = ['Found', 'Handed over', 'Stolen'] as const

  it('makes Lost and Stolen recovered, Found handed over and Lost stolen, and nothing else', () => {
    const allowed = reportStatuses.flatMap((status) =>
      changes
        .filter((to) => whyCannotChangeStatus(status, to) === null)
        .map((to) => `${status} → ${to}`),
    )
    expect(allowed).toEqual([
      'Lost → Found',
      'Lost → Stolen',
      'Stolen → Found',
      'Found → Handed over',
    ])
  })

  it('explains the right way when refused', () => {
    expect(whyCannotChangeStatus('Found', 'Found')).toBe('hand-over-closes')
    expect(whyCannotChangeStatus('Lost', 'Handed over')).toBe('found-closes')
    expect(whyCannotChangeStatus('Stolen', 'Stolen')).toBe('no-loss')
  })
})

describe('an admin’s decision', () => {
  it('closes, archives or reopens, and never goes back to pending', () => {
    const allowed = reportStages.flatMap((from) =>
      reportStages
        .filter((to) => whyCannotDecide(from, to) === null)
        .map((to) => `${from} → ${to}`),
    )
    expect(allowed).toEqual([
      'pending → active',
      'pending → inactive',
      'pending → archived',
      'active → inactive',
      'active → archived',
      'inactive → active',
      'inactive → archived',
      'archived → active',
      'archived → inactive',
    ])
  })

  it('states the reason when refused', () => {
    expect(whyCannotDecide('archived', 'pending')).toBe('report-stage')
  })
})

describe('reopening a closed report', () => {
  const closedByStaff = {
    outcome: 'closed',
    hasOpenSibling: false,
    isStillTheirs: true,
    hasNewNumber: false,
  } as const

  it.each(['closed', 'refused', 'recovered'] as const)(
    'is allowed for staff after %s',
    (outcome) => {
      expect(whyCannotReopen({ ...closedByStaff, outcome })).toBeNull()
    },
  )

  it('is refused once its finder has handed it over', () => {
    const outcome = 'handed-over'
    expect(whyCannotReopen({ ...closedByStaff, outcome })).toBe('closed-by-reporter')
  })

  it('is refused while another report on the same asset is open', () => {
    expect(whyCannotReopen({ ...closedByStaff, hasOpenSibling: true })).toBe('other-open-report')
  })

  it('is refused once the asset has a new owner', () => {
    expect(whyCannotReopen({ ...closedByStaff, isStillTheirs: false })).toBe('new-owner')
  })

  it('is refused once the asset has a number that was not reported', () => {
    expect(whyCannotReopen({ ...closedByStaff, hasNewNumber: true })).toBe('new-number')
  })
})

describe('the last-seen day', () => {
  const at = (instant: string) => Date.parse(instant)

  it.each([
    ['2026-03-04', '2026-03-04T09:00:00Z', 'today'],
    ['2026-03-05', '2026-03-04T23:00:00Z', 'today, since in Lagos it is past midnight'],
    ['2026-01-01', '2025-12-31T23:00:00Z', 'today, in a new year'],
    ['1996-03-20', '2026-03-04T09:00:00Z', 'almost thirty years ago'],
  ])('%s at %s is accepted: %s', (day, now) => {
    expect(whyInvalidLastSeen(day, at(now))).toBeNull()
  })

  it.each([
    ['2026-03-05', '2026-03-04T22:59:59Z', 'day-to-come'],
    ['2027-01-01', '2026-03-04T09:00:00Z', 'day-to-come'],
    ['1996-03-01', '2026-03-04T09:00:00Z', 'day-too-long-ago'],
  ])('%s at %s is refused: %s', (day, now, words) => {
    expect(whyInvalidLastSeen(day, at(now))).toBe(words)
  })
})
