import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { syncPush } from '../../push/sync-push.ts'
import { useUser } from '../../shell/user-context.ts'
import { newestAssetsQuery } from '../queries.ts'
import { ConfirmLogout } from './ConfirmLogout.tsx'
import { ConnectionBar } from './ConnectionBar.tsx'
import { readQueuedReports } from './queue.ts'
import { useSync } from './use-sync.ts'

/** Until then the first screen needs the connection. */
const preloadAfterMs = 3_000
/** Retries the queue on a timer, because browsers have no event for a server that works again. */
const retryEveryMs = 60_000

/** Loads the card before the queue is read, because the connection may be lost by then. */
const fetchCard = () => Promise.allSettled([import('./QueuedReportCard.tsx')])

/** The parts of the report form that load after it. */
const fetchFormParts = () =>
  Promise.allSettled([
    import('../reports/form/ReportDetailsFields.tsx'),
    import('../reports/form/ReportPreview.tsx'),
    import('../reports/form/FindInstead.tsx'),
  ])

/** Sends the queue as soon as possible, and preloads the report form for offline use. */
export function OfflineSync() {
  const { id } = useUser()
  const send = useSync()
  const router = useRouter()

  // If this fails, the subscription stays as it was until the next start.
  useEffect(() => void syncPush().catch(() => {}), [])

  useEffect(() => {
    const trySending = () => void send()
    void fetchCard()
      .then(() => readQueuedReports(id))
      .then(trySending)
    addEventListener('online', trySending)
    const timer = setInterval(trySending, retryEveryMs)
    return () => {
      removeEventListener('online', trySending)
      clearInterval(timer)
    }
  }, [id, send])

  useEffect(() => {
    const timer = setTimeout(() => {
      void router.preloadRoute({ to: paths.newReport })
      void fetchFormParts()
      void router.preloadRoute({ to: paths.reports })
    }, preloadAfterMs)
    return () => clearTimeout(timer)
  }, [router])

  // Fetches nothing. Its observer keeps fetched assets in the cache.
  useQuery({ ...newestAssetsQuery, enabled: false })

  return (
    <>
      <ConnectionBar />
      <ConfirmLogout />
    </>
  )
}
