import * as z from 'zod/mini'
import { complaintStates, contactWarnings } from '../../domain/conversations/conversations.ts'
import { complaintSorts } from '../admin-lists.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  id,
  instant,
  nullableText,
  optionalFormField,
  requiredText,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { listResponse, windowFields } from '../list-fields.ts'

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

export const listComplaints = defineEndpoint('GET', '/admin/complaints', 'staff', {
  summary: 'Messages that users reported, newest first unless `sort` says otherwise.',
  input: z.object({
    status: optionalFormField(z.enum(complaintStates, { error: invalid('complaint-state') })),
    ...windowFields(complaintSorts),
  }),
  result: listResponse({ complaints: z.array(complaintRecord) }),
})

export const resolveComplaint = defineEndpoint('PATCH', '/admin/complaints/{id}', 'staff', {
  summary:
    'Decide on a reported message: `upheld` ends the conversation for good and warns the sender, `dismissed` changes nothing.',
  input: z.object({
    id,
    status: z.enum(['upheld', 'dismissed'], { error: invalid('complaint-decision') }),
    decision: requiredText('say-why', 500),
  }),
  result: dataResponse(complaintRecord),
})
