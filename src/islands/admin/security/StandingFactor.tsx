import { useState } from 'react'
import { CallFailed } from '../../../api/problem.ts'
import { renewRecoveryCodes } from '../../../api/renew-recovery-codes.ts'
import { Button } from '../../../ui/Button.tsx'
import { dateOf } from '../../dates.ts'
import { call } from '../../session.ts'
import { showToast } from '../../toasts.ts'
import { usePasswordAgain } from '../use-password-again.tsx'
import { DisableSecondFactor } from './DisableSecondFactor.tsx'

interface Props {
  since: number
  codesLeft: number
  onCodes: (codes: readonly string[]) => void
}

/** A second factor that is on: new recovery codes, or turn it off. */
export function StandingFactor({ since, codesLeft, onCodes }: Props) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [busy, setBusy] = useState(false)
  const { guarded, dialog } = usePasswordAgain()

  async function renew() {
    setBusy(true)
    try {
      const renewed = await guarded(() => call(renewRecoveryCodes, {}))
      if (renewed) onCodes(renewed.data.recoveryCodes)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      void showToast('error', error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        On since {dateOf(since)}. You have {codesLeft} recovery {codesLeft === 1 ? 'code' : 'codes'}{' '}
        left.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={busy} onClick={() => void renew()}>
          New recovery codes
        </Button>
        <Button variant="danger" onClick={() => setIsLeaving(true)}>
          Turn off
        </Button>
      </div>
      {isLeaving && <DisableSecondFactor onClose={() => setIsLeaving(false)} />}
      {dialog}
    </div>
  )
}
