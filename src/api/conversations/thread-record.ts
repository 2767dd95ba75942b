import * as z from 'zod/mini'
import { contactWarnings } from '../../domain/conversations/warning-kinds.ts'
import { instant, nullableText } from '../fields.ts'

/** One message of a match, as one of its two users sees it. */
export const messageRecord = z.object({
  id: z.string(),
  from: z.enum(['you', 'other']),
  text: z.string(),
  /** Warnings for the reader about this message. */
  warnings: z.array(z.enum(contactWarnings)),
  /** Whether this reader has reported it to staff. */
  reported: z.boolean(),
  createdAt: instant,
})

export type MessageRecord = z.output<typeof messageRecord>

const choices = z.object({ name: z.boolean(), phone: z.boolean() })

/** The conversation of a match as one of its two users sees it. It never says who the other is. */
export const threadRecord = z.object({
  /** The id of the match. */
  id: z.string(),
  side: z.enum(['owner', 'finder']),
  /** Why no more messages can be sent; null while they can. */
  closed: z.nullable(z.enum(['withdrawn', 'recovered', 'ended'])),
  /** True if the identifiers are equal, false if they are only similar. */
  exact: z.boolean(),
  /** The reader’s own report. */
  report: z.object({ id: z.string(), name: z.string() }),
  /** One page, oldest first. */
  messages: z.array(messageRecord),
  /** Whether there are earlier messages than these. */
  earlier: z.boolean(),
  /** What each user has chosen to share. */
  sharing: z.object({ you: choices, other: choices }),
  /** The other user’s details, once both have chosen to share them. */
  other: z.object({ name: nullableText, phone: z.nullable(z.string()) }),
  /** The finder’s question that only the owner can answer. */
  question: z.nullable(
    z.object({ text: z.string(), triesLeft: z.number(), answered: z.boolean() }),
  ),
  handOver: z.object({
    /**
     * The code that the owner says at the meeting. Null for the finder, and until the owner asks
     * for it.
     */
    code: nullableText,
    /** Whether the owner has a code. */
    ready: z.boolean(),
    triesLeft: z.number(),
  }),
})

export type ThreadRecord = z.output<typeof threadRecord>
