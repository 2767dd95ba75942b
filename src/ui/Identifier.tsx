import { cx } from './cx.ts'

interface Props {
  /** Grouped by spaces: `356938 03 564380 9`. A line breaks only between groups. */
  value: string
  className?: string | undefined
}

export function Identifier({ value, className }: Props) {
  return (
    <span translate="no" className={cx('font-mono tracking-wide wrap-anywhere', className)}>
      {value}
    </span>
  )
}
