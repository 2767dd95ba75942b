import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'

/** One step on the way to the hand-over, beside the conversation. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </Card>
  )
}
