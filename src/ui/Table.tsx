import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface Props {
  /** Names what the table lists, for screen readers only. */
  caption: string
  /** A `<thead>` and a `<tbody>`. */
  children: ReactNode
  className?: string | undefined
  /** True while new rows load. */
  busy?: boolean
}

export function Table({ caption, children, className, busy = false }: Props) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard
      tabIndex={0}
      aria-busy={busy || undefined}
      className={cx('relative overflow-x-auto rounded-lg border border-line bg-surface', className)}
    >
      <table className="data-table w-full">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
