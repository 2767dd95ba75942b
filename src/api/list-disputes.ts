import * as z from 'zod/mini'
import { disputeStatuses } from '../domain/disputes.ts'
import { defineAct } from './act.ts'
import { disputeEntry } from './dispute-record.ts'
import { dataOf, orEmpty } from './fields.ts'
import { windowFields } from './list-fields.ts'

export const disputeSorts = ['openedAt', 'status'] as const

export const listDisputes = defineAct({
  method: 'GET',
  path: '/admin/disputes',
  summary: 'Numbers that two or more people claim, the newest first unless `sort` says otherwise.',
  access: 'staff',
  input: z.object({
    ...windowFields(disputeSorts),
    status: orEmpty(z.enum(disputeStatuses, { error: 'Choose open, decided or lapsed' })),
  }),
  result: dataOf(z.object({ disputes: z.array(disputeEntry), total: z.number() })),
})
