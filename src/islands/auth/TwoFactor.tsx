import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { disableTwoFactorInput } from '../../api/auth/two-factor.ts'
import { longDate } from '../../locales/en/dates.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { StageBadge } from '../../ui/StageBadge.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { MailUs } from '../shell/nav/MailLink.tsx'
import { showToast } from '../shell/toasts.ts'
import { useReauthentication } from '../users/use-reauthentication.tsx'
import { EnableTwoFactor } from './EnableTwoFactor.tsx'
import { Passkeys } from './Passkeys.tsx'
import { twoFactorQuery } from './queries.ts'

interface Props {
  since: number | null
  passkeys: number
  recoveryCodesLeft: number
  /** The level of the headings: below the page's title or below a section's. */
  headings: 'h2' | 'h3'
}

/** The second factors of an account, and log-in without a password. */
export function TwoFactor({ since, passkeys, recoveryCodesLeft, headings }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const hasFactor = since !== null || passkeys > 0
  const Heading = headings
  const headingStyle = headings === 'h2' ? 'text-xl' : 'text-lg'
  const part = (title: string, badge: ReactNode, content: ReactNode) => (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Heading className={headingStyle}>{title}</Heading>
        {badge}
      </div>
      {content}
    </section>
  )
  if (codes) {
    return part(
      secondFactorWords.recoveryCodes,
      null,
      <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />,
    )
  }
  return (
    <div className="grid gap-8">
      {part('Passkeys', onOrOff(passkeys > 0), <Passkeys onCodes={setCodes} />)}
      {part(
        secondFactorWords.authenticatorApp,
        onOrOff(since !== null),
        since === null ? <EnableTwoFactor onCodes={setCodes} /> : <ActiveTwoFactor since={since} />,
      )}
      {hasFactor &&
        part(
          secondFactorWords.recoveryCodes,
          null,
          <div className="grid gap-4">
            <RenewRecoveryCodes left={recoveryCodesLeft} onCodes={setCodes} />
            <MailUs text={secondFactorWords.lostPhoneAndCodes} />
          </div>,
        )}
    </div>
  )
}

function onOrOff(isOn: boolean) {
  return (
    <StageBadge tone={isOn ? 'good' : 'quiet'}>
      {isOn ? secondFactorWords.on : secondFactorWords.off}
    </StageBadge>
  )
}

/** A confirmed authenticator app: when it was added, and how to turn it off. */
function ActiveTwoFactor({ since }: { since: number }) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-muted">
        {fill(secondFactorWords.onSince, { since: longDate(since) })}
      </p>
      <Button variant="danger" onClick={() => setIsLeaving(true)}>
        {secondFactorWords.turnOff}
      </Button>
      {isLeaving && <DisableTwoFactor onClose={() => setIsLeaving(false)} />}
    </div>
  )
}

function DisableTwoFactor({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { field, formProps } = useEndpointForm({
    schema: disableTwoFactorInput,
    texts: { ...personInput, ...authInput },
    defaultValues: { password: '', code: '' },
    send: async (entered) => {
      const { message } = await call('POST /auth/second-factor/disable', entered)
      onClose()
      void showToast('success', message)
      await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
  return (
    <FormDialog
      title={secondFactorWords.turnOffQuestion}
      submit={secondFactorWords.turnOff}
      danger
      formProps={formProps}
      onClose={onClose}
    >
      <PasswordField
        {...field('password')}
        label={secondFactorWords.password}
        autoComplete="current-password"
      />
      <Field
        {...field('code')}
        label={secondFactorWords.code}
        hint={secondFactorWords.turnOffCodeHint}
        autoComplete="one-time-code"
        mono
      />
    </FormDialog>
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, shown only once. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      void showToast('success', 'Copied')
    } catch {
      void showToast('error', secondFactorWords.copyFailed)
    }
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <Rich
          text={secondFactorWords.recoveryCodesHint}
          parts={{ strong: <strong>{secondFactorWords.recoveryCodesTitle}</strong> }}
        />
      </p>
      <ul
        aria-label={secondFactorWords.recoveryCodes}
        className="grid gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {secondFactorWords.copy}
        </Button>
        <Button onClick={onDone}>{secondFactorWords.codesKept}</Button>
      </div>
    </div>
  )
}

interface RenewRecoveryCodesProps {
  left: number
  onCodes: (codes: readonly string[]) => void
}

/** The number of unused recovery codes, and a button that replaces them all. */
function RenewRecoveryCodes({ left, onCodes }: RenewRecoveryCodesProps) {
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const renewed = await withReauthentication(() =>
      call('POST /auth/second-factor/recovery-codes', {}),
    )
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
