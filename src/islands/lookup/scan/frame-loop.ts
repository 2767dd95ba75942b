import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import {
  type PickedIdentifier,
  pickIdentifier,
  type ScannedCode,
} from '../../../domain/identifiers/scanned-codes.ts'
import type { ReadCodes } from './read-codes.ts'

/** Between two frames: quick enough for a hand, and leaves a cheap phone time for the picture. */
const everyMs = 150
/** How long to look on for a better code of the same box. */
const settleMs = 1200

/** Reads the camera's picture until it shows what is wanted. Null when it was stopped before. */
export async function startFrameLoop(
  video: HTMLVideoElement,
  read: ReadCodes,
  wanted: IdentifierKind | null,
  signal: AbortSignal,
): Promise<string | null> {
  const seen = new Map<string, ScannedCode>()
  let best: PickedIdentifier | null = null
  let settledAt = Number.POSITIVE_INFINITY
  while (!signal.aborted) {
    for (const code of await read(video)) seen.set(code.text, code)
    const picked = pickIdentifier([...seen.values()], wanted)
    if (picked && !best) settledAt = performance.now() + settleMs
    best = picked
    if (best && (best.isSure || performance.now() >= settledAt)) {
      return signal.aborted ? null : best.text
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return null
}
