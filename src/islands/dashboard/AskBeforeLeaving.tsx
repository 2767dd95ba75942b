import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { whenLeaving } from '../shell/guard.ts'
import { deviceWord } from './device-word.ts'
import { $keptReports } from './kept-reports.ts'
import { discardKept } from './send-kept-reports.ts'
import { useSendKept } from './use-send-kept.ts'

type Answer = (mayLeave: boolean) => void

/**
 * Nobody logs out over a report that was not sent without knowing: it would be lost, or lie there for
 * the next person at this browser.
 */
export function AskBeforeLeaving() {
  const send = useSendKept()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(
    () =>
      whenLeaving({
        ask: async () => {
          if ($keptReports.get().length === 0) return true
          return new Promise<boolean>((resolve) => setAnswer(() => resolve))
        },
        forget: discardAll,
      }),
    [],
  )

  if (!answer) return null
  const close = (mayLeave: boolean) => {
    setAnswer(null)
    answer(mayLeave)
  }

  async function sendFirst() {
    setIsBusy(true)
    await send()
    setIsBusy(false)
    if ($keptReports.get().length === 0) close(true)
  }

  async function discardFirst() {
    await discardAll()
    close(true)
  }

  return (
    <Dialog title="Not everything is sent yet" onClose={() => close(false)}>
      <p className="text-muted">
        {$keptReports.get().length === 1 ? 'One report waits' : 'Some reports wait'} on this{' '}
        {deviceWord()} for a connection. What waits is deleted here when you log out, so that nobody
        else reads it.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => close(false)}>
          Stay
        </Button>
        <Button variant="danger" onClick={() => void discardFirst()}>
          Delete and log out
        </Button>
        <Button busy={isBusy} onClick={() => void sendFirst()}>
          Send and log out
        </Button>
      </div>
    </Dialog>
  )
}

async function discardAll() {
  await Promise.all($keptReports.get().map(discardKept))
}
