import * as z from 'zod/mini'
import { complaintStates } from '../../domain/conversations/complaint-states.ts'
import { contactWarnings } from '../../domain/conversations/warning-kinds.ts'
import { instant, nullableText } from '../fields.ts'

const user = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** A message that its reader reported, as admins see it, with the messages before it. */
export const complaintRecord = z.object({
  id: z.string(),
  status: z.enum(complaintStates),
  /** The reader’s comment. */
  reason: nullableText,
  /** The author of the message, and the user who reported it. */
  sender: user,
  complainant: user,
  text: z.string(),
  warnings: z.array(z.enum(contactWarnings)),
  /** The last messages before it, oldest first. */
  before: z.array(z.object({ bySender: z.boolean(), text: z.string(), createdAt: instant })),
  decision: nullableText,
  createdAt: instant,
})

export type ComplaintRecord = z.output<typeof complaintRecord>
