import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import {
  type PickedIdentifier,
  pickIdentifier,
  type ScannedCode,
} from '../../../domain/identifiers/scanned-codes.ts'
import type { ReadCodes } from './read-codes.ts'

/** The interval between frames: fast for the user, and slow enough for a cheap phone. */
const everyMs = 150
/** How long to search for a better code on the same box, after the first one was found. */
const searchMs = 1200

/** Reads frames of the camera until one has the expected code; null if `signal` aborts first. */
export async function startFrameLoop(
  video: HTMLVideoElement,
  read: ReadCodes,
  wanted: IdentifierKind | null,
  signal: AbortSignal,
): Promise<string | null> {
  const seen = new Map<string, ScannedCode>()
  let best: PickedIdentifier | null = null
  let searchEndsAt = Number.POSITIVE_INFINITY
  while (!signal.aborted) {
    for (const code of await read(video)) seen.set(code.text, code)
    const picked = pickIdentifier([...seen.values()], wanted)
    if (picked && !best) searchEndsAt = performance.now() + searchMs
    best = picked
    if (best && (best.isSure || performance.now() >= searchEndsAt)) {
      return signal.aborted ? null : best.text
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return null
}
