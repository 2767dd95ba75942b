import type { AssetType } from '../assets/assets.ts'
import { isListedMaker, makerName, makerOf } from '../assets/makers.ts'
import { monthOf } from '../calendar-days.ts'

/**
 * open: waits for its buyer · accepted: the asset belongs to the buyer · declined: by the buyer ·
 * cancelled: by the seller · withdrawn: ended by a report or an erased account · expired: not
 * answered in time.
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

/** How an offer ends without a transfer. */
export type TransferCloseReason = Exclude<TransferState, 'open' | 'accepted'>

export const transferAnswers = ['accept', 'decline'] as const

/** How long an offer is open. */
export const offerMs = 7 * 86_400_000

/** Obstacles to a transfer, the most serious first. */
const obstacles = {
  isReported: 'reported',
  isMatched: 'matched',
  isFind: 'find',
  isRefused: 'claim-refused',
  isContested: 'contested',
  isReportedByOthers: 'reported-by-others',
} as const

export type TransferBlocker = keyof typeof obstacles
export type TransferRefusal = (typeof obstacles)[TransferBlocker]

/** Why the owner cannot transfer an asset now; null if they can. */
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

/** `Toyota Corolla`: the maker and model of an asset, without the owner’s own words. */
export function assetName({ type, brand, model }: Asset): string {
  return brand ? `${brand} ${model || type.toLowerCase()}` : model || type
}

/**
 * Like `assetName`, for mails that anyone can cause; `typeName` is in the reader's language. Of the
 * seller's words it has only a maker of our own list, in our spelling, so that nobody can send a URL, a
 * telephone number or a message in our name.
 */
export function mailedAsset({ brand }: Pick<Asset, 'brand'>, typeName: string): string {
  const maker = makerOf(brand)
  return maker !== null && isListedMaker(maker) ? `${makerName(maker)} (${typeName})` : typeName
}

/**
 * The end of an identifier, a third of it and at most 4 characters: enough to compare it with the
 * asset, too little to learn it.
 */
export function endingOf(shown: string): string {
  const key = shown.replace(/[^\p{L}\p{N}]/gu, '')
  return key.slice(-Math.min(4, Math.floor(key.length / 3)))
}

/** The history of an asset without names. Months are Nigerian, `2026-03`. */
export interface AssetHistory {
  registeredIn: string
  changedHands: number
  lastIn: string | null
}

/**
 * `createdAt` is when the current owner got it. `firstRegisteredAt` is null for the first owner.
 */
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
