import * as z from 'zod/mini'
import { logActions } from '../../domain/activity/activity-log.ts'
import { roles } from '../../domain/users/users.ts'
import { logSorts, maxExported } from '../admin-lists.ts'
import { defineEndpoint } from '../endpoint.ts'
import { email, id, instant, optionalFormField, optionalTypedLine, typedLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'

/** One entry of the activity log. */
export const logRecord = z.object({
  /** Position in the hash chain, from 1. */
  seq: z.number(),
  id: z.string(),
  timestamp: instant,
  /** Null if nobody was signed in, or if the account no longer exists. */
  user: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  /** True if the server did it by itself. */
  byServer: z.boolean(),
  action: z.enum(logActions),
  entity: z.string(),
  entityId: z.string(),
  /** The name of the record, if it has one and still exists. */
  subject: z.nullable(z.string()),
  /** What changed. `role` is the role of the user at that time. */
  details: z.looseObject({ role: z.optional(z.enum(roles)) }),
  /** The names of the records whose ids are in `details`, by id, if they have one and still exist. */
  names: z.record(z.string(), z.string()),
})

export type LogRecord = z.output<typeof logRecord>

/**
 * Filters of the log; a filter that is left out matches everything. Days are Nigerian and
 * inclusive.
 */
export const logFilter = {
  /** A user’s id or e-mail. */
  actor: optionalFormField(z.union([email, id], { error: invalid('actor-form') })),
  action: optionalFormField(
    z.enum(logActions, { error: `Choose one of ${logActions.join(', ')}` }),
  ),
  entity: optionalTypedLine(40),
  entityId: optionalFormField(id),
  /** Days in any unambiguous format. The server parses them. */
  from: optionalFormField(typedLine('day-form', 40)),
  to: optionalFormField(typedLine('day-form', 40)),
}

export const listLogs = defineEndpoint('GET', '/admin/logs', 'staff', {
  summary: 'The activity log: who did what. Newest first unless `sort` says otherwise.',
  input: z.object({
    ...logFilter,
    ...windowFields(logSorts),
  }),
  result: cappedListResponse({ logs: z.array(logRecord) }),
})

export const exportLogs = defineEndpoint('POST', '/admin/logs/export', 'staff', {
  summary: `The activity log as CSV: the newest ${maxExported} entries that match. Needs a recent password check.`,
  input: z.object(logFilter),
  result: z.string(),
  media: 'text/csv',
})
