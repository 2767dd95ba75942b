import { useState } from 'react'
import type { ItemRecord } from '../../api/item-record.ts'
import { Button } from '../../ui/Button.tsx'
import { DecideItem, type Review } from './DecideItem.tsx'

/** What one can do about an item, in its row. */
export function ItemActions({ item }: { item: ItemRecord }) {
  const [review, setReview] = useState<Review | null>(null)
  const open = (decision: Review['decision']) => setReview({ item, decision })
  return (
    <span className="flex flex-wrap gap-1">
      {item.status === 'pending' && (
        <>
          <Button onClick={() => open('confirm')}>Confirm</Button>
          <Button variant="quiet" onClick={() => open('reject')}>
            Reject
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => open(null)}>
        View
      </Button>
      {review && <DecideItem review={review} onReview={setReview} />}
    </span>
  )
}
