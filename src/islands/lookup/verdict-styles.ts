import type { LookupResult } from '../../api/lookup/verify.ts'
import type { IdentifierKind } from '../../domain/identifiers/kinds.ts'
import { isListedAlone } from '../../domain/listings/listings.ts'
import { identifierLabels } from '../../locales/en/identifiers/kinds.ts'
import { verdictWords } from '../../locales/en/screens/verdicts.ts'
import type { SearchWords } from '../../locales/search-words.ts'
import type { TagTone } from '../../ui/tag/tones.ts'

/** A verdict as users see it. A theft under review is Lost in the API but has its own word. */
export type VerdictVariant = LookupResult['verdict'] | 'review' | 'listed'

/** The most serious first. Each is the tone of a tag too. */
export const verdictVariants = [
  'stolen',
  'contested',
  'lost',
  'review',
  'listed',
  'found',
  'invalid',
  'unknown',
  'clear',
] as const satisfies readonly VerdictVariant[]

/**
 * An identifier that only the list of an authority names is `listed`. Text without a digit is no
 * identifier, so it is `invalid`, not unknown.
 */
export function variantOf(result: LookupResult): VerdictVariant {
  if (isListedAlone(result)) return 'listed'
  if (result.kind === null && !/\d/.test(result.identifier)) return 'invalid'
  return result.underReview ? 'review' : result.verdict
}

/** The three answers, each with its colour: do not buy, not known, nothing reported. */
export function answerTone(variant: VerdictVariant): TagTone {
  const isStop = !['clear', 'unknown', 'invalid'].includes(variant)
  return isStop ? 'stolen' : variant
}

/** The word of a verdict and the heading of its advice. */
export function verdictNames(
  tone: VerdictVariant,
  words: SearchWords['verdicts'] = verdictWords,
): { word: string; adviceTitle: string } {
  const { whatToDoNow } = words
  const names: Record<VerdictVariant, [word: string, adviceTitle: string]> = {
    stolen: [words.stolen, whatToDoNow],
    lost: [words.lost, whatToDoNow],
    review: [words.underReview, whatToDoNow],
    listed: [words.listed, whatToDoNow],
    found: [words.found, whatToDoNow],
    contested: [words.contested, whatToDoNow],
    invalid: [words.notReadable, words.whatToTry],
    unknown: [words.notInTheRegistry, words.beforeYouPay],
    clear: [words.nothingReported, words.beforeYouPay],
  }
  const [word, adviceTitle] = names[tone]
  return { word, adviceTitle }
}

/** The title of the page of a result: `Stolen: 49015420 323751 8`. */
export function resultTitle(result: LookupResult, words: SearchWords): string {
  return `${verdictNames(variantOf(result), words.verdicts).word}: ${result.identifier}`
}

/** The public label of an identifier's kind: a phone’s second IMEI is an IMEI too. */
export function kindLabel(
  kind: IdentifierKind,
  kinds: SearchWords['kinds'] = identifierLabels,
): string {
  return kind === 'imei1' || kind === 'imei2' ? 'IMEI' : kinds[kind]
}
