import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/Card.tsx'

/** A step to the handover, beside the conversation. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card>
      <section aria-labelledby={titleId} className="grid gap-3">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}
