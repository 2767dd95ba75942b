import * as z from 'zod/mini'
import { assetTypes } from '../../domain/assets/assets.ts'
import { verdicts } from '../../domain/lookup/verdict.ts'
import { transferStates } from '../../domain/transfers/transfers.ts'
import { instant, nullableText } from '../fields.ts'

const both = {
  id: z.string(),
  state: z.enum(transferStates),
  type: z.enum(assetTypes),
  brand: nullableText,
  model: nullableText,
  createdAt: instant,
  endsAt: instant,
  closedAt: z.nullable(instant),
  /** The thing, while it is in the reader's own list. */
  assetId: nullableText,
}

/** An offer as whoever made it sees it. */
export const sentTransfer = z.object({
  ...both,
  /** What the seller called the thing. */
  item: z.string(),
  /** The e-mail address it was offered to; null once that person has erased their account. */
  to: nullableText,
  tellsName: z.boolean(),
})

export type SentTransfer = z.output<typeof sentTransfer>

/** An offer as the person it was made to sees it. */
export const receivedTransfer = z.object({
  ...both,
  /** Who offers it, if they want that known, while the offer is open. */
  from: nullableText,
  /** While it is open: its numbers, to be compared with what is in one's hand. */
  numbers: z.array(z.object({ label: z.string(), ending: z.string() })),
  /** While it is open: what a check of its numbers says now. */
  check: z.nullable(z.object({ verdict: z.enum(verdicts), message: z.string() })),
})

export type ReceivedTransfer = z.output<typeof receivedTransfer>
