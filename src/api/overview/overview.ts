import * as z from 'zod/mini'
import { reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { logRecord } from '../activity/logs.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant, noInput, optionalTypedLine, typedLine } from '../fields.ts'
import { wholeNumber } from '../query-params.ts'

const figure = z.nullable(z.number())

export const getFigures = defineEndpoint('GET', '/figures', 'anyone', {
  summary: 'Totals of the registry, rounded down; null while they are small.',
  input: noInput,
  result: dataResponse(z.object({ assets: figure, reports: figure, lookups: figure })),
  cacheSeconds: 3600,
})

/** The queues in which users wait for a decision of staff. */
export const queueKinds = [
  'pending-items',
  'open-disputes',
  'open-complaints',
  'pending-merchants',
  'merchant-changes',
] as const

export type QueueKind = (typeof queueKinds)[number]

export const getStats = defineEndpoint('GET', '/admin/stats', 'staff', {
  summary:
    'Numbers of users, items and assets, what waits for a decision and for how long, and the latest activity.',
  input: noInput,
  result: dataResponse(
    z.object({
      totalUsers: z.number(),
      totalItems: z.number(),
      totalAssets: z.number(),
      /** Entries of the activity log in the last 24 hours; counting stops at 10,000. */
      activitiesToday: z.number(),
      /** What waits for a decision, and how long it takes. */
      queues: z.array(
        z.object({
          kind: z.enum(queueKinds),
          count: z.number(),
          /** When the oldest entry began to wait; null if nothing waits. */
          oldestAt: z.nullable(instant),
          /** The median time to a decision; null if there were too few decisions. */
          medianMs: z.nullable(z.number()),
        }),
      ),
      /** At most ten, newest first. */
      recentActivities: z.array(logRecord),
    }),
  ),
})

const taskKinds = [
  'pending-items',
  'open-disputes',
  'pending-merchants',
  'merchant-changes',
  'open-complaints',
  'failed-mails',
  'new-enumeration',
] as const

export const getTasks = defineEndpoint('GET', '/admin/tasks', 'staff', {
  summary: 'The numbers of tasks that wait for staff.',
  input: noInput,
  result: dataResponse(z.array(z.object({ kind: z.enum(taskKinds), count: z.number() }))),
})

export const getTrends = defineEndpoint('GET', '/admin/trends', 'staff', {
  summary:
    'Reports, recoveries and lookups of each of the last days, and the states with the most reports.',
  input: z.object({ days: wholeNumber({ fallback: 30, min: 7, max: 366 }) }),
  result: dataResponse(
    z.object({
      /** Oldest first, without gaps. */
      days: z.array(
        z.object({
          /** `YYYY-MM-DD`, in Nigeria. */
          day: z.string(),
          lost: z.number(),
          stolen: z.number(),
          found: z.number(),
          /** Losses and thefts that were reported on this day and have been recovered since. */
          recovered: z.number(),
          lookups: z.number(),
        }),
      ),
      /** At most ten, most reports first. */
      states: z.array(z.object({ state: z.string(), reports: z.number() })),
    }),
  ),
})

export const searchEverything = defineEndpoint('GET', '/admin/search', 'staff', {
  summary:
    'Users, assets, reports and identifiers that begin with a text, at most five of each. Ids must be complete.',
  input: z.object({ query: typedLine('search-missing', 100) }),
  result: dataResponse(
    z.object({
      users: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
      assets: z.array(
        z.object({ id: z.string(), name: z.string(), owner: z.object({ name: z.string() }) }),
      ),
      reports: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          status: z.enum(reportStages),
          reportStatus: z.enum(reportStatuses),
        }),
      ),
      identifiers: z.array(
        z.object({
          label: z.string(),
          value: z.string(),
          asset: z.object({ id: z.string(), name: z.string() }),
        }),
      ),
    }),
  ),
})

/**
 * The back-office lists that can be exported here. The activity log and the ledger have endpoints
 * of their own.
 */
export const exportedLists = [
  'users',
  'items',
  'assets',
  'disputes',
  'complaints',
  'matches',
  'merchants',
  'mail',
  'checks',
  'enumeration',
] as const

export type ExportedList = (typeof exportedLists)[number]

/** Maximum number of rows, newest first. Older rows need narrower filters. */
export const maxListExported = 10_000

export const exportList = defineEndpoint('POST', '/admin/exports', 'staff', {
  summary: `One list of the back office as CSV: the newest ${maxListExported} rows that match. The filters are those of the list. Needs a recent password check.`,
  input: z.object({
    list: z.enum(exportedLists),
    search: optionalTypedLine(100),
    status: optionalTypedLine(20),
    role: optionalTypedLine(20),
    type: optionalTypedLine(20),
    state: optionalTypedLine(20),
    disputed: optionalTypedLine(5),
    changed: optionalTypedLine(5),
    owner: optionalTypedLine(64),
  }),
  result: z.string(),
  media: 'text/csv',
})
