import { useState } from 'react'
import { startSecondFactor } from '../../api/start-second-factor.ts'
import { Button } from '../../ui/Button.tsx'
import { usePasswordAgain } from '../admin/use-password-again.tsx'
import { call } from '../session.ts'
import { ConfirmSecondFactor, type Enrolment } from './ConfirmSecondFactor.tsx'
import { useGuardedPress } from './use-guarded-press.ts'

interface Props {
  onCodes: (codes: readonly string[]) => void
}

/** What an authenticator app is for, and the way to one. */
export function EnrolSecondFactor({ onCodes }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const { guarded, dialog } = usePasswordAgain()
  const { busy, press } = useGuardedPress(async () => {
    const started = await guarded(() => call(startSecondFactor, {}))
    if (started) setEnrolment(started.data)
  })

  if (enrolment) return <ConfirmSecondFactor enrolment={enrolment} onCodes={onCodes} />
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-muted">
        An app on your phone makes a new code every half minute. With it, somebody who learns your
        password still cannot get in. Any authenticator app will do.
      </p>
      <Button busy={busy} onClick={press}>
        Set up
      </Button>
      {dialog}
    </div>
  )
}
