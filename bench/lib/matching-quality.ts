import { type ReasonCode, scoreSimilarity } from '../../src/domain/matching/similarity.ts'
import type { LabelledPair } from '../fixtures/matching-pairs.ts'

export interface Quality {
  offered: number
  precision: number
  recall: number
}

/** Precision and recall if pairs with at least `threshold` points are offered. */
export function qualityOf(
  pairs: readonly LabelledPair[],
  threshold: number,
  score: (pair: LabelledPair) => number = scoreOf,
): Quality {
  const offered = pairs.filter((pair) => score(pair) >= threshold)
  const right = offered.filter(({ isSame }) => isSame).length
  return {
    offered: offered.length,
    precision: offered.length === 0 ? 1 : right / offered.length,
    recall: right / pairs.filter(({ isSame }) => isSame).length,
  }
}

export function scoreOf({ missing, found }: LabelledPair): number {
  return scoreSimilarity(missing, found).score
}

/** The harmonic mean of precision and recall. */
export function f1({ precision, recall }: Quality): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

/** The points of each reason of a pair, to try other weights. */
export function reasonsOf({ missing, found }: LabelledPair): Map<ReasonCode, number> {
  return new Map(
    scoreSimilarity(missing, found).reasons.map(({ code, points }) => [code, points] as const),
  )
}
