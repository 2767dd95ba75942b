import { useState } from 'react'
import type { ItemRecord } from '../../../api/item-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { DecideItem } from './DecideItem.tsx'
import { type Decision, decisionsOn } from './decisions.ts'

/** All that can be decided about a report as it stands. */
export function ItemDecisions({ item }: { item: ItemRecord }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <div className="flex flex-wrap gap-2">
      {decisionsOn(item.status).map((each) => (
        <Button key={each.label} variant={each.variant} onClick={() => setDecision(each)}>
          {each.label}
        </Button>
      ))}
      {decision && <DecideItem item={item} decision={decision} onClose={() => setDecision(null)} />}
    </div>
  )
}
