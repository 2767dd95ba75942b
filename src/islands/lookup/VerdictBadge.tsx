import { badgeShapeStyle, badgeStyle } from '../../ui/badge-style.ts'
import { cx } from '../../ui/cx.ts'
import { BadgeShape } from '../../ui/StatusBadge.tsx'
import { type VerdictVariant, verdictStyles } from './verdict-styles.ts'

/** A verdict in a list: a word, a shape and a colour. */
export function VerdictBadge({ tone }: { tone: VerdictVariant }) {
  const { word, head, ink } = verdictStyles[tone]
  return (
    <span className={cx(badgeStyle, head, ink)}>
      <VerdictShape tone={tone} className={badgeShapeStyle} />
      {word}
    </span>
  )
}

export function VerdictShape({ tone, className }: { tone: VerdictVariant; className: string }) {
  return <BadgeShape shape={verdictStyles[tone].shape} className={className} />
}
