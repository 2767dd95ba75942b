import { cx } from './cx.ts'

interface Props {
  /** Already grouped by spaces: `356938 03 564380 9`. Groups are kept whole where the line breaks. */
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
