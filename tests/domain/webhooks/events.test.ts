import { expect, it } from 'vitest'
import { reportStages } from '../../../src/domain/reports/reports.ts'
import type { ReportState } from '../../../src/domain/transparency/verdict-changes.ts'
import { entryKindOf } from '../../../src/domain/transparency/verdict-changes.ts'
import { webhookEventOf } from '../../../src/domain/webhooks/events.ts'

const states: (ReportState | null)[] = [
  null,
  ...(['Lost', 'Stolen', 'Found'] as const).flatMap((reportedAs) =>
    reportStages.flatMap((stage) => [false, true].map((held) => ({ reportedAs, stage, held }))),
  ),
]

it('watchers get an event whenever the public log gets an entry: a report opens, is confirmed, or ends', () => {
  for (const before of states) {
    for (const after of states) {
      if (!after) continue
      const entry = entryKindOf({ before, after: { ...after, outcome: null } })
      const event = webhookEventOf(before, after)
      expect(event === null).toBe(entry === null)
      if (entry === 'withdrawn') expect(event).toBe('report.ended')
      if (entry === 'reported' || entry === 'reopened') expect(event).toBe('report.opened')
    }
  }
  const active = { reportedAs: 'Stolen', stage: 'active', held: false } as const
  const pending = { ...active, stage: 'pending' } as const
  expect(webhookEventOf(pending, active)).toBe('report.confirmed')
  expect(webhookEventOf(active, null)).toBe('report.ended')
  expect(webhookEventOf({ ...active, held: true }, null)).toBeNull()
  expect(webhookEventOf({ ...pending, held: true }, active)).toBe('report.opened')
})
