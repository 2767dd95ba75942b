import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'

/** A collapsed card, for content that few owners need. */
export function FoldedCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <details className="group">
        <summary className="flex min-h-11 items-center gap-3 hover:text-brand">
          <h2 className="text-xl">{title}</h2>
          <ChevronDown
            aria-hidden="true"
            className="ms-auto size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        {children}
      </details>
    </Card>
  )
}
