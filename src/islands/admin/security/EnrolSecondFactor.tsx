import { useState } from 'react'
import { CallFailed } from '../../../api/problem.ts'
import { startSecondFactor } from '../../../api/start-second-factor.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../toasts.ts'
import { usePasswordAgain } from '../use-password-again.tsx'
import { ConfirmSecondFactor, type Enrolment } from './ConfirmSecondFactor.tsx'

interface Props {
  onCodes: (codes: readonly string[]) => void
}

/** What a second factor is, and the way to one. */
export function EnrolSecondFactor({ onCodes }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [busy, setBusy] = useState(false)
  const { guarded, dialog } = usePasswordAgain()

  async function start() {
    setBusy(true)
    try {
      const started = await guarded(() => call(startSecondFactor, {}))
      if (started) setEnrolment(started.data)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      void showToast('error', error.message)
    } finally {
      setBusy(false)
    }
  }

  if (enrolment) return <ConfirmSecondFactor enrolment={enrolment} onCodes={onCodes} />
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-muted">
        An app on your phone makes a new code every half minute. With it, somebody who learns your
        password still cannot get in. Any authenticator app will do.
      </p>
      <Button busy={busy} onClick={() => void start()}>
        Set up
      </Button>
      {dialog}
    </div>
  )
}
