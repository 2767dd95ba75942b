import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { FoldingChevron } from './FoldingChevron.tsx'

/** A collapsed card, for content that few owners need. */
export function FoldedCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <details className="group">
        <summary className="flex min-h-11 items-center justify-between gap-3 hover:text-brand">
          <h2 className="text-xl">{title}</h2>
          <FoldingChevron />
        </summary>
        {children}
      </details>
    </Card>
  )
}
