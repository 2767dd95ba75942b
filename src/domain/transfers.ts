import type { AssetType } from './assets.ts'
import { monthOf } from './days.ts'

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
export type TransferEnding = Exclude<TransferState, 'open' | 'accepted'>

export const transferAnswers = ['accept', 'decline'] as const

/** How long an offer waits for its buyer. */
export const offerMs = 7 * 86_400_000

/**
 * What speaks against handing a thing over; the gravest first. Not that somebody else claims it: to say so
 * would tell anybody who registers a number whether it is registered already, and would let them stop its
 * owner. The buyer takes over the seller's side of the dispute.
 */
const obstacles = {
  isReported: 'This asset has an open report. Close the report before you hand the asset over.',
  isMatched: 'A match of this asset is open. Finish that hand-over first.',
  isFind: 'You reported this as found, so it is not yours to hand over.',
  isRefused: 'Our team could not confirm that this is yours, so it cannot be handed over.',
  isReportedByOthers: 'A number of this asset is under a report, so it cannot be handed over now.',
} as const

export type Obstacle = keyof typeof obstacles

/** Why its owner may not hand a thing over now, or null. */
export function refuseTransfer(standing: Readonly<Record<Obstacle, boolean>>): string | null {
  const found = (Object.keys(obstacles) as Obstacle[]).find((obstacle) => standing[obstacle])
  return found ? obstacles[found] : null
}

/** What a buyer hears instead: why is between the owner and us. */
export const blockedForBuyer = 'This cannot be handed over at the moment. Ask whoever offers it.'

/** Why an offer that has ended can be answered or cancelled no more. */
export const closedTransfers = {
  accepted: 'This has been handed over.',
  declined: 'This offer was declined.',
  cancelled: 'This offer was withdrawn.',
  withdrawn: 'This offer was withdrawn.',
  expired: 'This offer has ended: nobody accepted it in time.',
} as const satisfies Record<Exclude<TransferState, 'open'>, string>

interface Thing {
  type: AssetType
  brand: string | null
  model: string | null
}

/** `Toyota Corolla`: what a thing is, in no words of its owner but its maker and model. */
export function thingName({ type, brand, model }: Thing): string {
  return [brand, model].filter(Boolean).join(' ') || type
}

const longestMailed = 40

/**
 * The same for a mail that anyone can cause: letters, digits and dashes, and not many of them, so that
 * nobody mails an address or a message in our name.
 */
export function mailedThing({ type, brand, model }: Thing): string {
  const words = [brand, model].map((text) => (text ?? '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
  const named = words.join(' ').replace(/\s+/g, ' ').trim().slice(0, longestMailed).trim()
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
export function historyOf({
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
