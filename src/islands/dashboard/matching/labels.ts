import type { MatchRecord } from '../../../api/matching/match-record.ts'
import type { StageTone } from '../../../ui/badge-style.ts'

/** The title of a match for the side that reads it. */
export function matchTitle({ asked, side, item, state }: MatchRecord): string {
  if (asked && side === 'missing') return `Is this “${item}”?`
  if (state === 'refused') return `Not “${item}”`
  if (state === 'recovered') return `“${item}” is back with its owner`
  return side === 'missing'
    ? `Somebody found what may be “${item}”`
    : `Somebody misses what may be “${item}”`
}

export const matchStatusLabel: Readonly<
  Record<MatchRecord['state'], { label: string; tone: StageTone }>
> = {
  suggested: { label: 'Waits for your answer', tone: 'waiting' },
  open: { label: 'Open', tone: 'brand' },
  refused: { label: 'Not yours', tone: 'quiet' },
  withdrawn: { label: 'Ended', tone: 'quiet' },
  recovered: { label: 'Recovered', tone: 'good' },
}

/** Where the other user saw or found the item: at most the state, once it is shared. */
export function placeLabels({ side, otherState }: MatchRecord): string | null {
  if (!otherState) return null
  return side === 'missing' ? `Found in ${otherState}` : `Last seen in ${otherState}`
}
