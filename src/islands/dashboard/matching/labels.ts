import type { MatchRecord } from '../../../api/matching/match-record.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

/** What stands over a match, for the side that reads it. */
export function matchTitle({ asked, side, item, state }: MatchRecord): string {
  if (asked && side === 'missing') return `Is this “${item}”?`
  if (state === 'refused') return `Not “${item}”`
  if (state === 'recovered') return `“${item}” is back with its owner`
  return side === 'missing'
    ? `Somebody found what may be “${item}”`
    : `Somebody misses what may be “${item}”`
}

/** How a match stands, in a word or two. */
export const matchStatusLabel: Readonly<
  Record<MatchRecord['state'], { words: string; tone: StageTone }>
> = {
  suggested: { words: 'Waits for your answer', tone: 'waiting' },
  open: { words: 'Open', tone: 'brand' },
  refused: { words: 'Not yours', tone: 'quiet' },
  withdrawn: { words: 'Ended', tone: 'quiet' },
  recovered: { words: 'Recovered', tone: 'good' },
}

/** Where the other side saw or found it, no nearer than the state, once that is told. */
export function placeLabels({ side, otherState }: MatchRecord): string | null {
  if (!otherState) return null
  return side === 'missing' ? `Found in ${otherState}` : `Last seen in ${otherState}`
}
