import type { LookupResult } from '../../api/lookup/lookup-result.ts'
import type { IdentifierKind } from '../../domain/identifiers/kinds.ts'
import { identifierLabels } from '../../locales/en/identifiers/kinds.ts'
import { verdictWords } from '../../locales/en/screens/verdicts.ts'
import type { SearchWords } from '../../locales/search-words.ts'
import { stageLook, statusLook } from '../../ui/badge-style.ts'

/** The style of a verdict. A theft under review is Lost in the API but has its own style. */
export type VerdictVariant = LookupResult['verdict'] | 'review'

interface Look {
  /** In English, like the heading of the advice. */
  word: string
  adviceTitle: string
  /** An outline in a 16 × 16 box. It shows the meaning without the colour. */
  shape: string
  /** Background and border of the header. */
  head: string
  /** Colour of the word and the shape. */
  ink: string
}

const shield =
  'M8 1.7l5.2 1.9v4.1c0 3.2-2.1 5.5-5.2 6.6-3.1-1.1-5.2-3.4-5.2-6.6V3.6ZM5.6 7.9l1.7 1.7 3.1-3.3'
const question =
  'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM6.3 6.4a1.75 1.75 0 1 1 2.5 1.6c-.5.3-.8.6-.8 1.1M8 11.2h.01'

/** The most serious first. */
export const verdictStyles: Record<VerdictVariant, Look> = {
  stolen: {
    ...verdictNames('stolen'),
    shape: statusLook.Stolen.shape,
    head: 'border-stolen-line bg-stolen-soft',
    ink: 'text-stolen',
  },
  lost: {
    ...verdictNames('lost'),
    shape: statusLook.Lost.shape,
    head: 'border-lost-line bg-lost-soft',
    ink: 'text-lost',
  },
  review: {
    ...verdictNames('review'),
    shape: stageLook.waiting.shape,
    head: 'border-lost-line bg-lost-soft',
    ink: 'text-lost',
  },
  found: {
    ...verdictNames('found'),
    shape: statusLook.Found.shape,
    head: 'border-found-line bg-found-soft',
    ink: 'text-found',
  },
  invalid: {
    ...verdictNames('invalid'),
    shape: stageLook.quiet.shape,
    head: 'border-line bg-sunken',
    ink: 'text-muted',
  },
  unknown: {
    ...verdictNames('unknown'),
    shape: question,
    head: 'border-line bg-sunken',
    ink: 'text-muted',
  },
  clear: {
    ...verdictNames('clear'),
    shape: shield,
    head: 'border-line bg-surface',
    ink: 'text-found',
  },
}

export function variantOf({ verdict, underReview }: LookupResult): VerdictVariant {
  return underReview ? 'review' : verdict
}

/** The word of a verdict and the heading of its advice. */
export function verdictNames(
  tone: VerdictVariant,
  words: SearchWords['verdicts'] = verdictWords,
): { word: string; adviceTitle: string } {
  switch (tone) {
    case 'stolen':
      return { word: words.stolen, adviceTitle: words.whatToDoNow }
    case 'lost':
      return { word: words.lost, adviceTitle: words.whatToDoNow }
    case 'review':
      return { word: words.underReview, adviceTitle: words.whatToDoNow }
    case 'found':
      return { word: words.found, adviceTitle: words.whatToDoNow }
    case 'invalid':
      return { word: words.notReadable, adviceTitle: words.whatToTry }
    case 'unknown':
      return { word: words.notInTheRegistry, adviceTitle: words.whatThisMeans }
    case 'clear':
      return { word: words.nothingReported, adviceTitle: words.beforeYouPay }
  }
}

/** The public label of an identifier's kind: a phone’s second IMEI is an IMEI too. */
export function kindLabel(
  kind: IdentifierKind,
  kinds: SearchWords['kinds'] = identifierLabels,
): string {
  return kind === 'imei1' || kind === 'imei2' ? 'IMEI' : kinds[kind]
}
