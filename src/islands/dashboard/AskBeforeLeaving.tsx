import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { askBeforeLeaving } from '../shell/guard.ts'
import { deviceWord } from './device-word.ts'
import { $keptReports, discardKept } from './send-kept-reports.ts'
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
      askBeforeLeaving(async () => {
        if ($keptReports.get().length === 0) return true
        return new Promise<boolean>((resolve) => setAnswer(() => resolve))
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

  async function discardAll() {
    for (const report of $keptReports.get()) await discardKept(report)
    close(true)
  }

  return (
    <Dialog title="Not everything is sent yet" onClose={() => close(false)}>
      <p className="text-muted">
        {$keptReports.get().length === 1 ? 'One report waits' : 'Some reports wait'} on this{' '}
        {deviceWord()} for a connection. When you log out they are deleted here, so that nobody else
        reads them.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => close(false)}>
          Stay
        </Button>
        <Button variant="danger" onClick={() => void discardAll()}>
          Delete and log out
        </Button>
        <Button busy={isBusy} onClick={() => void sendFirst()}>
          Send and log out
        </Button>
      </div>
    </Dialog>
  )
}
