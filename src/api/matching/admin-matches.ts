import * as z from 'zod/mini'
import { matchStates, reviewDecisions } from '../../domain/matching/matches.ts'
import { reportStatuses } from '../../domain/reports/reports.ts'
import { matchSorts } from '../admin-lists.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, nullableText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { listResponse, windowFields } from '../list-fields.ts'

const reviewedSide = z.object({
  reportId: z.string(),
  status: z.enum(reportStatuses),
  item: z.string(),
  description: z.string(),
  state: nullableText,
  lastSeenDate: nullableText,
  owner: z.object({ name: z.string() }),
  /** How often its text was changed. */
  edits: z.number(),
  /** How many reports its reporter made in the last 30 days. */
  recentReports: z.number(),
  identifiers: z.array(z.object({ label: z.string(), value: z.string() })),
})

/** A match as staff see it: both sides, and all reasons for and against. */
export const adminMatchRecord = z.object({
  id: z.string(),
  kind: z.enum(['exact', 'possible']),
  state: z.enum(matchStates),
  score: z.number(),
  reasons: z.array(z.object({ points: z.number(), code: z.string(), text: z.string() })),
  /** True if the owner was asked. */
  offered: z.boolean(),
  missing: reviewedSide,
  found: reviewedSide,
  createdAt: instant,
  decidedAt: z.nullable(instant),
})

export type AdminMatchRecord = z.output<typeof adminMatchRecord>

export const adminListMatches = defineEndpoint('GET', '/admin/matches', 'staff', {
  summary:
    'Matches in one state, newest first unless `sort` says otherwise. Suggested matches wait for an answer.',
  input: z.object({
    state: z._default(
      z.enum(matchStates, {
        error: invalid('match-state'),
      }),
      'suggested',
    ),
    ...windowFields(matchSorts),
  }),
  result: listResponse({ matches: z.array(adminMatchRecord) }),
})

export const reviewMatch = defineEndpoint('PATCH', '/admin/matches/{id}', 'staff', {
  summary: 'Ask the owner of a possible match (`offer`), or decide for them.',
  input: z.object({
    id,
    decision: z.enum(reviewDecisions, { error: invalid('review-decision') }),
  }),
  result: dataResponse(adminMatchRecord),
})
