import * as z from 'zod/mini'
import { workedCaseKinds } from '../../domain/disputes/case-work.ts'
import { id, instant, nullableText } from '../fields.ts'

/** A case by its kind and the id of its report, dispute or business. */
export const caseFields = {
  kind: z.enum(workedCaseKinds, { error: `Choose one of ${workedCaseKinds.join(', ')}` }),
  id,
}

/** The member of staff who works on a case, as lists show them. */
export const assignee = z.object({ id: z.string(), name: z.string() })

export type Assignee = z.output<typeof assignee>

/** Who works on a case, and what staff have written to each other about it. */
export const caseWorkRecord = z.object({
  assignee: z.nullable(z.extend(assignee, { since: instant })),
  /** Newest first, at most 100. */
  notes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** Null once the author has erased their account. */
      author: nullableText,
      createdAt: instant,
    }),
  ),
})

export type CaseWorkRecord = z.output<typeof caseWorkRecord>
