import { badgeShapeStyle, badgeStyle } from '../../ui/badge-style.ts'
import { cx } from '../../ui/cx.ts'
import { type VerdictTone, verdictLooks } from './verdict-looks.ts'

/** A verdict in a list: a word, a shape and a colour. */
export function VerdictBadge({ tone }: { tone: VerdictTone }) {
  const { word, head, ink } = verdictLooks[tone]
  return (
    <span className={cx(badgeStyle, head, ink)}>
      <VerdictShape tone={tone} className={badgeShapeStyle} />
      {word}
    </span>
  )
}

export function VerdictShape({ tone, className }: { tone: VerdictTone; className: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={verdictLooks[tone].shape} />
    </svg>
  )
}
