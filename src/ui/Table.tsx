import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface Props {
  /** Says what the table lists; read out, not shown. */
  caption: string
  /** A plain `<thead>` and `<tbody>`. */
  children: ReactNode
  className?: string | undefined
  /** Fresh rows are on their way. */
  busy?: boolean
}

export function Table({ caption, children, className, busy = false }: Props) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must scroll by keyboard too
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
