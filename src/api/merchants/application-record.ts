import * as z from 'zod/mini'
import { assignee } from '../disputes/case-work-record.ts'
import { businessRecord } from './business-record.ts'

/** A business as staff see it, with its applicant and other uses of its CAC number. */
export const applicationRecord = z.extend(businessRecord, {
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** Other applications with the same CAC number. */
  sameCacNumber: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
  /** The member of staff who works on it. */
  assignee: z.nullable(assignee),
})

export type ApplicationRecord = z.output<typeof applicationRecord>
