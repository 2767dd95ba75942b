import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { $openRow, $queue, placeInQueue } from '../table/queue.ts'

export interface QueuePlace {
  /** The key of the list that contains the record. */
  list: string
  id: string
}

interface Props extends QueuePlace {
  pathOf: (id: string) => string
}

const style = buttonStyle({ variant: 'quiet' })

/** The position of the record in the list that it was opened from, with links to its neighbours. */
export function QueueSteps({ pathOf, ...place }: Props) {
  return (
    <Steps
      {...place}
      step={(id, label) => (
        <a href={pathOf(id)} className={style}>
          {label}
        </a>
      )}
    />
  )
}

/** The same for rows that open dialogs. */
export function DialogSteps(place: QueuePlace) {
  return (
    <Steps
      {...place}
      step={(id, label) => (
        <Button variant="quiet" onClick={() => $openRow.set(id)}>
          {label}
        </Button>
      )}
    />
  )
}

interface StepsProps extends QueuePlace {
  step: (id: string, label: string) => ReactNode
}

function Steps({ list, id, step }: StepsProps) {
  const place = placeInQueue(useStore($queue), list, id)
  if (!place || place.count < 2) return null
  return (
    <nav aria-label={adminCaseWords.queue} className="flex items-center gap-1 text-sm">
      <span className="text-muted tabular-nums">
        {fill(adminCaseWords.placeInQueue, { position: place.position, count: place.count })}
      </span>
      {place.previous && step(place.previous, adminCaseWords.previous)}
      {place.next && step(place.next, adminCaseWords.next)}
    </nav>
  )
}
