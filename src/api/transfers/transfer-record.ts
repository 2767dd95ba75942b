import * as z from 'zod/mini'
import { assetTypes } from '../../domain/assets/assets.ts'
import { verdicts } from '../../domain/lookup/verdict.ts'
import { provenVerdicts } from '../../domain/proofs/check-proof.ts'
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
  /** The asset, while it is in the reader’s own list. */
  assetId: nullableText,
}

/** Lists of authorities that name one of its identifiers; left out if there are none. */
const listings = z.optional(z.array(z.object({ source: z.string(), date: z.string() })))

/** What a proof that the seller added says about the asset. */
const transferProof = z.object({
  number: z.string(),
  verdict: z.enum(provenVerdicts),
  underReview: z.boolean(),
  listings,
  /** When the registry was asked. */
  asOf: instant,
})

export type TransferProof = z.output<typeof transferProof>

/** An offer as its seller sees it. */
export const sentTransfer = z.object({
  ...both,
  /** The seller’s name for the asset. */
  item: z.string(),
  /** The buyer’s e-mail; null once the buyer has erased their account. */
  to: nullableText,
  sharesName: z.boolean(),
  /** The number of the proof that the buyer is shown. */
  proofNumber: nullableText,
})

export type SentTransfer = z.output<typeof sentTransfer>

/** An offer as its buyer sees it. */
export const receivedTransfer = z.object({
  ...both,
  /** The seller’s name, while the offer is open and if the seller agreed to show it. */
  from: nullableText,
  /**
   * While the offer is open: the last characters of its identifiers, to compare with the item.
   */
  numbers: z.array(z.object({ label: z.string(), ending: z.string() })),
  /** While the offer is open: the current result of a lookup of its identifiers. */
  check: z.nullable(z.object({ verdict: z.enum(verdicts), message: z.string(), listings })),
  /** While the offer is open: the proof that the seller added. */
  proof: z.nullable(transferProof),
})

export type ReceivedTransfer = z.output<typeof receivedTransfer>
