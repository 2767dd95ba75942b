import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'details'>, 'className' | 'title'> {
  title: ReactNode
}

/** A part of a card, below a line, that opens at a press. */
export function Fold({ title, children, ...details }: Props) {
  return (
    <details {...details} className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-14 items-center gap-4 px-4 py-3 font-semibold hover:text-brand focus-visible:-outline-offset-3 sm:px-6">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-6 sm:px-6">{children}</div>
    </details>
  )
}
