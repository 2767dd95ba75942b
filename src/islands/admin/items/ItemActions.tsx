import { useState } from 'react'
import type { ItemRecord } from '../../../api/item-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { DecideItem } from './DecideItem.tsx'
import { type Decision, decisionsOn } from './decisions.ts'
import { Evidence } from './Evidence.tsx'

/** What one can do about an item in its row: a pending one is decided there, others on their own screen. */
export function ItemActions({ item }: { item: ItemRecord }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const offered = item.status === 'pending' ? decisionsOn('pending') : []
  return (
    <span className="flex flex-wrap gap-1 empty:hidden @min-[40rem]:flex-col">
      {offered.map((each) => (
        <Button
          key={each.label}
          variant={each.variant === 'danger' ? 'quiet' : each.variant}
          onClick={() => setDecision(each)}
        >
          {each.label}
          <span className="sr-only"> {item.name}</span>
        </Button>
      ))}
      {decision && (
        <DecideItem item={item} decision={decision} onClose={() => setDecision(null)}>
          <Evidence item={item} />
        </DecideItem>
      )}
    </span>
  )
}
