import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import { offlineWords } from '../../../locales/en/screens/dashboard/offline.ts'
import { TitledCards } from '../../../ui/sections/TitledCards.tsx'
import { optionalPart } from '../../shell/loading/lazy-component.ts'
import { useWords } from '../../words/use-words.ts'
import { $queuedReports } from './queue.ts'

// Loaded on demand, because the queue is usually empty. `OfflineSync` has already loaded it.
const QueuedReportCard = optionalPart(
  async () => (await import('./QueuedReportCard.tsx')).QueuedReportCard,
)

/** Reports queued on this device, above the sent ones. */
export function QueuedReports() {
  const words = useWords('offlineWords', offlineWords)
  const queued = useStore($queuedReports)
  if (queued.length === 0) return null
  return (
    <TitledCards title={words.notSentYet}>
      {queued.map((report) => (
        <li key={report.key}>
          <Suspense>
            <QueuedReportCard report={report} />
          </Suspense>
        </li>
      ))}
    </TitledCards>
  )
}
