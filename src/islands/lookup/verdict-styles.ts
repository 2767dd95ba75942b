import type { LookupResult } from '../../api/lookup/lookup-result.ts'
import type { IdentifierKind } from '../../domain/identifiers/kinds.ts'
import { identifierLabels } from '../../locales/en/identifiers/kinds.ts'
import { verdictWords } from '../../locales/en/screens/verdicts.ts'

/** A verdict as users see it. A theft under review is Lost in the API but has its own word and colour. */
export type VerdictVariant = LookupResult['verdict'] | 'review'

interface Look {
  word: string
  /** The heading of the advice. */
  adviceTitle: string
}

/** The most serious first. Each is the tone of a tag too. */
export const verdictStyles: Record<VerdictVariant, Look> = {
  stolen: { word: verdictWords.stolen, adviceTitle: verdictWords.whatToDoNow },
  lost: { word: verdictWords.lost, adviceTitle: verdictWords.whatToDoNow },
  review: { word: verdictWords.underReview, adviceTitle: verdictWords.whatToDoNow },
  found: { word: verdictWords.found, adviceTitle: verdictWords.whatToDoNow },
  invalid: { word: verdictWords.notReadable, adviceTitle: verdictWords.whatToTry },
  unknown: { word: verdictWords.notInTheRegistry, adviceTitle: verdictWords.whatThisMeans },
  clear: { word: verdictWords.nothingReported, adviceTitle: verdictWords.beforeYouPay },
}

export function variantOf({ verdict, underReview }: LookupResult): VerdictVariant {
  return underReview ? 'review' : verdict
}

/** The public label of an identifier's kind: a phone’s second IMEI is an IMEI too. */
export function kindLabel(kind: IdentifierKind): string {
  return kind === 'imei1' || kind === 'imei2' ? 'IMEI' : identifierLabels[kind]
}
