import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { fill } from '../../../locales/texts.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { $queue, placeInQueue } from '../table/queue.ts'

interface Props {
  /** The key of the list, and the record in it. */
  list: string
  id: string
  pathOf: (id: string) => string
}

const style = buttonStyle({ variant: 'quiet' })

/** The record's place in the list that it was opened from, with the ones before and after it. */
export function QueueSteps({ list, id, pathOf }: Props) {
  const place = placeInQueue(useStore($queue), list, id)
  if (!place || place.count < 2) return null
  return (
    <nav aria-label={adminCaseWords.queue} className="flex items-center gap-1 text-sm">
      <span className="text-muted tabular-nums">
        {fill(adminCaseWords.placeInQueue, { position: place.position, count: place.count })}
      </span>
      {place.previous && (
        <Link to={pathOf(place.previous)} className={style}>
          {adminCaseWords.previous}
        </Link>
      )}
      {place.next && (
        <Link to={pathOf(place.next)} className={style}>
          {adminCaseWords.next}
        </Link>
      )}
    </nav>
  )
}
