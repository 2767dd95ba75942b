import type { MatchRecord } from '../../../api/matching/matches.ts'
import { matchWords } from '../../../locales/en/screens/dashboard/matches.ts'
import { fill } from '../../../locales/texts.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

/** The title of a match for the side that reads it. */
export function matchTitle({ kind, side, item, state }: MatchRecord): string {
  if (state === 'refused') return fill(matchWords.not, { item })
  if (state === 'recovered') {
    return fill(side === 'missing' ? matchWords.backWithYou : matchWords.backWithOwner, { item })
  }
  const words = kind === 'exact' ? matchWords.sameNumber : matchWords.maybe
  return fill(words[side], { item })
}

export const matchTones: Readonly<Record<MatchRecord['state'], StageTone>> = {
  suggested: 'waiting',
  open: 'brand',
  refused: 'quiet',
  withdrawn: 'quiet',
  recovered: 'good',
}

/** Where the other user saw or found the item: at most the state, once it is shared. */
export function placeLabels({ side, otherState }: MatchRecord): string | null {
  if (!otherState) return null
  return side === 'missing'
    ? fill(matchWords.foundIn, { otherState })
    : fill(matchWords.lastSeenIn, { otherState })
}
