import * as z from 'zod/mini'
import { assetTypes } from '../../domain/assets/assets.ts'
import { verdicts } from '../../domain/lookup/verdict.ts'
import { provenVerdicts } from '../../domain/proofs/check-proof.ts'
import { transferAnswers, transferStates } from '../../domain/transfers/transfers.ts'
import { assetHistory } from '../assets/asset-record.ts'
import { contestRecord } from '../disputes/contests.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  currentPassword,
  dataResponse,
  email,
  id,
  instant,
  noInput,
  nullableText,
  optionalFormLine,
  optionalLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'

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

export const offerTransferInput = z.object({
  id,
  email,
  password: currentPassword,
  /** A proof of a lookup of this asset to show to the buyer: its number or its text. */
  proof: optionalLine(20_000),
  /** Whether the buyer may see the seller’s name. */
  shareName: z.optional(z.boolean({ error: invalid('not-true-or-false') })),
})

export const offerTransfer = defineEndpoint('POST', '/assets/{id}/transfer', 'verified', {
  summary:
    'Offer an asset to a new owner by e-mail. The response never reveals whether that e-mail has an account.',
  input: offerTransferInput,
  status: 201,
  result: dataResponse(sentTransfer),
})

export const listTransfers = defineEndpoint('GET', '/transfers', 'verified', {
  summary: 'Offers that you received and offers that you made, newest first; at most 200 of each.',
  input: noInput,
  result: dataResponse(
    z.object({ toMe: z.array(receivedTransfer), fromMe: z.array(sentTransfer) }),
  ),
})

export const respondToTransfer = defineEndpoint('PATCH', '/transfers/{id}', 'verified', {
  summary: 'Accept an offer, which makes the asset yours, or decline it.',
  input: z.object({
    id,
    answer: z.enum(transferAnswers, { error: invalid('transfer-answer') }),
    /** The buyer’s name for the asset; if left out, its maker and model. */
    name: optionalFormLine(80),
  }),
  result: dataResponse(receivedTransfer),
})

export const cancelTransfer = defineEndpoint('DELETE', '/transfers/{id}', 'verified', {
  summary: 'Withdraw an offer that nobody has accepted yet.',
  input: z.object({ id }),
  result: dataResponse(sentTransfer),
})

export const getOwnership = defineEndpoint('GET', '/assets/{id}/ownership', 'signed-in', {
  summary:
    'The history of an asset without names, its open offer, and why it cannot be offered now.',
  input: z.object({ id }),
  result: dataResponse(
    z.extend(assetHistory, {
      offer: z.nullable(sentTransfer),
      /** Null if the asset may be offered. */
      refusal: z.nullable(z.string()),
      /** Null unless another user claims a number of the asset too. */
      contest: z.nullable(contestRecord),
    }),
  ),
})
