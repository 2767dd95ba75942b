import { TagLabel } from '../../ui/tag/Tag.tsx'
import { type VerdictVariant, verdictNames } from './verdict-styles.ts'

/** A verdict in a list: a word, a shape and a colour. */
export function VerdictBadge({ tone }: { tone: VerdictVariant }) {
  return <TagLabel tone={tone}>{verdictNames(tone).word}</TagLabel>
}
