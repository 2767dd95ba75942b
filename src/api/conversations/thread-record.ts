import * as z from 'zod/mini'
import { contactWarnings } from '../../domain/conversations/warning-kinds.ts'
import { instant, nullableText } from '../fields.ts'

/** One message between the two of a match, as one of them sees it. */
export const messageRecord = z.object({
  id: z.string(),
  from: z.enum(['you', 'other']),
  text: z.string(),
  /** What its reader ought to be warned of. */
  warnings: z.array(z.enum(contactWarnings)),
  /** Whether this reader has reported it to our team. */
  reported: z.boolean(),
  createdAt: instant,
})

export type MessageRecord = z.output<typeof messageRecord>

const choices = z.object({ name: z.boolean(), phone: z.boolean() })

/** What the two of a match have between them, as one of them sees it: never who the other is. */
export const threadRecord = z.object({
  /** The match’s. */
  id: z.string(),
  side: z.enum(['owner', 'finder']),
  /** Why nothing more can be said here, or null while it can. */
  closed: z.nullable(z.enum(['withdrawn', 'recovered', 'ended'])),
  /** The numbers are equal; else they are only alike. */
  exact: z.boolean(),
  /** One’s own report. */
  report: z.object({ id: z.string(), name: z.string() }),
  /** One page, oldest first. */
  messages: z.array(messageRecord),
  /** Whether there are messages before the first of these. */
  earlier: z.boolean(),
  /** What each has chosen to share. */
  sharing: z.object({ you: choices, other: choices }),
  /** The other’s, once both have chosen to share it. */
  other: z.object({ name: nullableText, phone: z.nullable(z.string()) }),
  /** What the finder asks that only the owner can answer. */
  question: z.nullable(
    z.object({ text: z.string(), triesLeft: z.number(), answered: z.boolean() }),
  ),
  handOver: z.object({
    /** For the owner to say at the meeting; null to the finder, and until it is asked for. */
    code: nullableText,
    /** Whether the owner has a code ready. */
    ready: z.boolean(),
    triesLeft: z.number(),
  }),
})

export type ThreadRecord = z.output<typeof threadRecord>
