import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { useUser } from '../../shell/user-context.ts'
import { newestAssetsQuery } from '../queries.ts'
import { ConfirmLogout } from './ConfirmLogout.tsx'
import { readQueuedReports } from './queue.ts'
import { useSync } from './use-sync.ts'

/** After the first screen has had the line to itself. */
const fetchAheadAfterMs = 3_000
/** A server that was down sends no event when it is back. */
const tryAgainEveryMs = 60_000

/** What draws them, before any of them is read: the line may be gone when it is needed. */
const fetchCard = () => Promise.allSettled([import('./QueuedReportCard.tsx')])

/** In the shell: sends the queue as soon as it can, and loads the form in case the connection is lost. */
export function OfflineSync() {
  const { id } = useUser()
  const send = useSync()
  const router = useRouter()

  useEffect(() => {
    const trySending = () => void send()
    void fetchCard()
      .then(() => readQueuedReports(id))
      .then(trySending)
    addEventListener('online', trySending)
    const timer = setInterval(trySending, tryAgainEveryMs)
    return () => {
      removeEventListener('online', trySending)
      clearInterval(timer)
    }
  }, [id, send])

  useEffect(() => {
    const timer = setTimeout(() => {
      void router.preloadRoute({ to: paths.newReport })
      void router.preloadRoute({ to: paths.reports })
    }, fetchAheadAfterMs)
    return () => clearTimeout(timer)
  }, [router])

  // Asks for nothing; for as long as somebody looks at them, fetched assets are not forgotten.
  useQuery({ ...newestAssetsQuery, enabled: false })

  return <ConfirmLogout />
}
