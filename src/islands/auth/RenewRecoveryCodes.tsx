import { renewRecoveryCodes } from '../../api/auth/two-factor/renew-recovery-codes.ts'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { Button } from '../../ui/Button.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { call } from '../session.ts'
import { useReauthentication } from '../users/use-reauthentication.tsx'

interface Props {
  left: number
  onCodes: (codes: readonly string[]) => void
}

/** The number of unused recovery codes, and a button that replaces them all. */
export function RenewRecoveryCodes({ left, onCodes }: Props) {
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const renewed = await withReauthentication(() => call(renewRecoveryCodes, {}))
    if (renewed) onCodes(renewed.data.recoveryCodes)
  })
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-muted">
        <Rich
          text={secondFactorWords.recoveryCodesLeft}
          parts={{ left, value: left === 1 ? 'code' : 'codes' }}
        />
      </p>
      <Button variant="secondary" busy={busy} onClick={press}>
        {secondFactorWords.newRecoveryCodes}
      </Button>
      {dialog}
    </div>
  )
}
