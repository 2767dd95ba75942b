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

  if (!settle) return null
  const close = (mayLeave: boolean) => {
    setSettle(null)
    settle(mayLeave)
  }

  async function sendFirst() {
    setIsBusy(true)
    await send()
    setIsBusy(false)
    if ($queuedReports.get().length === 0) close(true)
  }

  async function discardFirst() {
    await discardAll()
    close(true)
  }

  return (
    <Dialog title={words.notEverythingIsSentYet} onClose={() => close(false)}>
      <p className="text-muted">{words.waiting[deviceLabel()]}</p>
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
