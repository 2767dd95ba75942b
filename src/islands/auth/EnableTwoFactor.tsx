import { useState } from 'react'
import { startTwoFactor } from '../../api/auth/two-factor/start-two-factor.ts'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { Button } from '../../ui/Button.tsx'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { call } from '../session.ts'
import { useReauthentication } from '../users/use-reauthentication.tsx'
import { ConfirmTwoFactor, type Enrolment } from './ConfirmTwoFactor.tsx'

interface Props {
  onCodes: (codes: readonly string[]) => void
}

/** Explains authenticator apps and starts the setup. */
export function EnableTwoFactor({ onCodes }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const started = await withReauthentication(() => call(startTwoFactor, {}))
    if (started) setEnrolment(started.data)
  })

  if (enrolment) return <ConfirmTwoFactor enrolment={enrolment} onCodes={onCodes} />
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-muted">{secondFactorWords.appIntro}</p>
      <Button busy={busy} onClick={press}>
        {secondFactorWords.setUp}
      </Button>
      {dialog}
    </div>
  )
}
