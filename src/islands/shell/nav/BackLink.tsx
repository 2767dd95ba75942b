import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'

interface Props {
  to: string
  children: string
  className?: string
}

/** The link to the parent screen, above a screen's title. */
export function BackLink({ to, children, className }: Props) {
  return (
    <Link
      to={to}
      className={cx(
        '-ms-2 mb-2 inline-flex min-h-11 items-center gap-1 rounded-md pe-3 text-sm font-semibold text-brand hover:underline',
        className,
      )}
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  )
}
