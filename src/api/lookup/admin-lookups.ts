import * as z from 'zod/mini'
import { enumerableNamespaces } from '../../domain/lookup/enumeration.ts'
import { reportStatuses } from '../../domain/reports/reports.ts'
import { enumerationSorts, lookupSorts } from '../admin-lists.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { listResponse, windowFields } from '../list-fields.ts'

/** How often the identifier of one missing asset was looked up on one day. */
export const lookupDay = z.object({
  id: z.string(),
  reportId: z.string(),
  item: z.string(),
  status: z.enum(reportStatuses),
  /** In Nigeria. */
  day: z.string(),
  lookups: z.number(),
  registrations: z.number(),
  lastAt: instant,
})

export type LookupDay = z.output<typeof lookupDay>

export const listLookups = defineEndpoint('GET', '/admin/checks', 'staff', {
  summary:
    'How often identifiers with open reports were looked up or registered, by day, the latest first unless `sort` says otherwise.',
  input: z.object(windowFields(lookupSorts)),
  result: listResponse({ days: z.array(lookupDay) }),
})

/** Enumeration of one identifier range on one day. */
const enumerationEvent = z.object({
  id: z.string(),
  /** In Nigeria. */
  day: z.string(),
  /** `registrations`: accounts that were refused to register more, whatever the range. */
  namespace: z.enum([...enumerableNamespaces, 'registrations']),
  /** What the identifiers share: the model of a phone, the area of a plate. */
  prefix: z.string(),
  /** Distinct identifiers that nobody has registered. */
  misses: z.number(),
  clients: z.number(),
  /** The clients that were signed in: batch lookups. */
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
  lastAt: instant,
  isActive: z.boolean(),
})

export type EnumerationEventRecord = z.output<typeof enumerationEvent>

export const listEnumerationEvents = defineEndpoint('GET', '/admin/enumeration-events', 'staff', {
  summary:
    'Clients that looked up many unregistered identifiers of one phone model or plate area, by day, the latest first unless `sort` says otherwise.',
  input: z.object(windowFields(enumerationSorts)),
  result: listResponse({ events: z.array(enumerationEvent) }),
})
