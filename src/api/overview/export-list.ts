import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { optionalTypedLine } from '../fields.ts'

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
