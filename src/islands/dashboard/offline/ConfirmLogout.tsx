import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { offlineWords } from '../../../locales/en/screens/dashboard/offline.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { onBeforeLogout } from '../../shell/guard.ts'
import { useWords } from '../../words/use-words.ts'
import { deviceLabel } from '../device-label.ts'
import { $queuedReports } from './queue.ts'
import { discardQueued } from './sync.ts'
import { useSync } from './use-sync.ts'

const sendTimeoutMs = 15_000

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

type Settle = (mayLeave: boolean) => void

/**
 * Warns before a logout if reports are unsent: they would be lost, or stay on the device for the
 * next user of this browser.
 */
export function ConfirmLogout() {
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
