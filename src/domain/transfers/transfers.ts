import type { AssetType } from '../assets/assets.ts'
import { monthOf } from '../calendar-days.ts'

/**
 * open: waits for its buyer · accepted: the thing is theirs · declined: by the buyer · cancelled: by
 * the seller · withdrawn: a report or an erased account ended it · expired: its days are over.
 */
export const transferStates = [
  'open',
  'accepted',
  'declined',
  'cancelled',
  'withdrawn',
  'expired',
] as const
export type TransferState = (typeof transferStates)[number]

/** How an offer ends without the thing changing hands. */
export type TransferCloseReason = Exclude<TransferState, 'open' | 'accepted'>

export const transferAnswers = ['accept', 'decline'] as const

/** How long an offer waits for its buyer. */
export const offerMs = 7 * 86_400_000

/**
 * What speaks against handing a thing over; the gravest first. Not that somebody else claims it: to say so
 * would tell anybody who registers a number whether it is registered already, and would let them stop its
 * owner. The buyer takes over the seller's side of the dispute.
 */
const obstacles = {
  isReported: 'reported',
  isMatched: 'matched',
  isFind: 'find',
  isRefused: 'claim-refused',
  isReportedByOthers: 'reported-by-others',
} as const

export type TransferBlocker = keyof typeof obstacles
export type TransferRefusal = (typeof obstacles)[TransferBlocker]

/** Why its owner may not hand a thing over now, or null. */
export function whyCannotTransfer(
  status: Readonly<Record<TransferBlocker, boolean>>,
): TransferRefusal | null {
  const found = (Object.keys(obstacles) as TransferBlocker[]).find((obstacle) => status[obstacle])
  return found ? obstacles[found] : null
}

interface Asset {
  type: AssetType
  brand: string | null
  model: string | null
}

/** `Toyota Corolla`: what a thing is, in no words of its owner but its maker and model. */
export function assetName({ type, brand, model }: Asset): string {
  return [brand, model].filter(Boolean).join(' ') || type
}

const maxMailed = 40

/**
 * The same for a mail that anyone can cause: letters, digits and dashes, and not many of them, so that
 * nobody mails an address or a message in our name.
 */
export function mailedAsset({ type, brand, model }: Asset): string {
  const words = [brand, model].map((text) => (text ?? '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
  const named = words.join(' ').replace(/\s+/g, ' ').trim().slice(0, maxMailed).trim()
  return named === '' ? type.toLowerCase() : `${named} (${type.toLowerCase()})`
}

/**
 * The end of a number as it is shown: so much that who holds the thing can compare, and nobody learns
 * it. A third of it, at most 4 characters.
 */
export function endingOf(shown: string): string {
  const key = shown.replace(/[^\p{L}\p{N}]/gu, '')
  return key.slice(-Math.min(4, Math.floor(key.length / 3)))
}

/** What is known of a thing's past without any name; months are Nigeria's, `2026-03`. */
export interface AssetHistory {
  registeredIn: string
  changedHands: number
  lastIn: string | null
}

/** `createdAt` is when its owner got it; `firstRegisteredAt` is null while that is its first one. */
export function transferHistoryOf({
  createdAt,
  changedHands,
  firstRegisteredAt,
}: {
  createdAt: number
  changedHands: number | null
  firstRegisteredAt: number | null
}): AssetHistory {
  return {
    registeredIn: monthOf(firstRegisteredAt ?? createdAt),
    changedHands: changedHands ?? 0,
    lastIn: changedHands ? monthOf(createdAt) : null,
  }
}
