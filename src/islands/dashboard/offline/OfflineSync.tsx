import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { offlineWords } from '../../../locales/en/screens/dashboard/offline.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { paths } from '../../paths.ts'
import { syncPush } from '../../push/browser-push.ts'
import { onBeforeLogout } from '../../shell/guard.ts'
import { preload } from '../../shell/routing/show-page.ts'
import { useUser } from '../../shell/user-context.ts'
import { useWords } from '../../words/use-words.ts'
import { newestAssetsQuery } from '../queries.ts'
import { $queuedReports, readQueuedReports } from './queue.ts'
import { discardQueued, useSync } from './sync.ts'
import { deviceLabel, useIsOnline } from './use-is-online.ts'

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
    import('../reports/form/report-form-schema.ts'),
  ])

/** Sends the queue as soon as possible, and preloads the report form for offline use. */
export function OfflineSync() {
  const { id } = useUser()
  const send = useSync()

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
      void preload(paths.newReport)
      void fetchFormParts()
      void preload(paths.reports)
    }, preloadAfterMs)
    return () => clearTimeout(timer)
  }, [])

  // Fetches nothing. Its observer keeps fetched assets in the cache.
  useQuery({ ...newestAssetsQuery, enabled: false })

  return (
    <>
      <ConnectionBar />
      <ConfirmLogout />
    </>
  )
}

const sendTimeoutMs = 15_000

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

type Settle = (mayLeave: boolean) => void

/**
 * Warns before a logout if reports are unsent: they would be lost, or stay on the device for the
 * next user of this browser.
 */
function ConfirmLogout() {
  const words = useWords('offlineWords', offlineWords)
  const send = useSync()
  const [settle, setSettle] = useState<Settle | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(
    () =>
      onBeforeLogout({
        ask: async () => {
          if ($queuedReports.get().length === 0) return true
          return new Promise<boolean>((resolve) => setSettle(() => resolve))
        },
        discard: discardAll,
      }),
    [],
  )

  const isRefused = useStore($queuedReports).some(({ refusal }) => refusal !== null)
  if (!settle) return null
  const close = (mayLeave: boolean) => {
    setSettle(null)
    setHasFailed(false)
    settle(mayLeave)
  }

  async function sendFirst() {
    setIsBusy(true)
    setHasFailed(false)
    // Another tab may be sending the queue, and wait for its connection.
    await Promise.race([send().catch(() => {}), pause(sendTimeoutMs)])
    setIsBusy(false)
    if ($queuedReports.get().length === 0) close(true)
    else setHasFailed(true)
  }

  async function discardFirst() {
    await discardAll()
    close(true)
  }

  return (
    <Dialog title={words.notEverythingIsSentYet} onClose={() => close(false)}>
      <p className="text-muted">{words.waiting[deviceLabel()]}</p>
      <p role="alert" className="text-sm font-medium text-stolen empty:hidden">
        {hasFailed && (isRefused ? words.notTaken : words.stillOffline)}
      </p>
      <DialogButtons cancel={words.stay} onCancel={() => close(false)}>
        <Button variant="danger" onClick={() => void discardFirst()}>
          {words.deleteAndLogOut}
        </Button>
        <Button busy={isBusy} onClick={() => void sendFirst()}>
          {words.sendAndLogOut}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

async function discardAll() {
  await Promise.all($queuedReports.get().map(discardQueued))
}

/** Shown on every screen while there is no connection. */
function ConnectionBar() {
  const words = useWords('offlineWords', offlineWords)
  const isOnline = useIsOnline()
  return (
    <p
      role="status"
      // An error in place of the screen says the same.
      className="in-[main:has(>[role=alert])]:hidden sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 mt-6 flex items-center gap-2.5 rounded-lg border border-line bg-surface px-4 py-3 text-sm font-medium shadow-float empty:hidden lg:bottom-4"
    >
      {!isOnline && (
        <>
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {words.noConnection}
        </>
      )}
    </p>
  )
}
