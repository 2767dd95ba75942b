import { TagLabel } from '../../ui/tag/Tag.tsx'
import { type VerdictVariant, verdictStyles } from './verdict-styles.ts'

/** A verdict in a list: a word, a shape and a colour. */
export function VerdictBadge({ tone }: { tone: VerdictVariant }) {
  return <TagLabel tone={tone}>{verdictStyles[tone].word}</TagLabel>
}
