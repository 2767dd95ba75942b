import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'
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
    <nav aria-label={adminShellWords.queue} className="flex items-center gap-1 text-sm">
      <span className="text-muted tabular-nums">
        {fill(adminShellWords.placeInQueue, { position: place.position, count: place.count })}
      </span>
      {place.previous && (
        <Link to={pathOf(place.previous)} className={style}>
          {adminShellWords.previous}
        </Link>
      )}
      {place.next && (
        <Link to={pathOf(place.next)} className={style}>
          {adminShellWords.next}
        </Link>
      )}
    </nav>
  )
}
