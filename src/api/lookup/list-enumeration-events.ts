import * as z from 'zod/mini'
import { enumerableNamespaces } from '../../domain/lookup/enumeration.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant } from '../fields.ts'
import { windowFields } from '../list-fields.ts'

/** What was found of sweeps through one family of numbers on one day. */
const sweepRecord = z.object({
  id: z.string(),
  /** Nigeria's. */
  day: z.string(),
  namespace: z.enum(enumerableNamespaces),
  /** What the numbers share: a phone's model, a plate's area. */
  prefix: z.string(),
  /** Different numbers that nobody registered. */
  misses: z.number(),
  senders: z.number(),
  /** Of the senders those who were signed in, in batches. */
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
  lastAt: instant,
  isGoing: z.boolean(),
})

export type EnumerationEventRecord = z.output<typeof sweepRecord>

export const enumerationSorts = ['day'] as const

export const listEnumerationEvents = defineEndpoint({
  method: 'GET',
  path: '/admin/sweeps',
  summary:
    'Where somebody asked for many numbers of one phone model or plate area that nobody registered, by the day, the last first unless `sort` says otherwise.',
  access: 'staff',
  input: z.object(windowFields(enumerationSorts)),
  result: dataResponse(z.object({ sweeps: z.array(sweepRecord), total: z.number() })),
})
