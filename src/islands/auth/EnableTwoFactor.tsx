import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { confirmTwoFactorInput } from '../../api/auth/two-factor.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/forms/CodeField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { qrPath } from '../../ui/qr/qr-path.ts'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useReauthentication } from '../users/use-reauthentication.tsx'
import { twoFactorQuery } from './queries.ts'

interface Props {
  onCodes: (codes: readonly string[]) => void
}

/** Explains authenticator apps and starts the setup. */
export function EnableTwoFactor({ onCodes }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const started = await withReauthentication(() => call('POST /auth/second-factor', {}))
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

/** A new secret for the authenticator app. */
interface Enrolment {
  secret: string
  /** The text of the QR code. */
  uri: string
}

interface ConfirmTwoFactorProps {
  enrolment: Enrolment
  onCodes: (codes: readonly string[]) => void
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
function ConfirmTwoFactor({ enrolment, onCodes }: ConfirmTwoFactorProps) {
  const queryClient = useQueryClient()
  const firstStep = useRef<HTMLLIElement>(null)
  // The button that had the focus is gone.
  useEffect(() => firstStep.current?.focus(), [])
  const { field, formProps } = useEndpointForm({
    schema: confirmTwoFactorInput,
    texts: authInput,
    defaultValues: { code: '' },
    send: async (entered) => {
      const { data } = await call('POST /auth/second-factor/confirm', entered)
      onCodes(data.recoveryCodes)
      await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
  return (
    <Form
      {...formProps}
      submit={secondFactorWords.turnOn}
      submitLook={{ className: 'sm:justify-self-start' }}
    >
      <ol className="grid list-decimal gap-5 ps-5 text-sm">
        <li ref={firstStep} tabIndex={-1} className="outline-none">
          <div className="grid gap-4">
            <div className="grid gap-3">
              <p>{secondFactorWords.scanQrCode}</p>
              <QrCode text={enrolment.uri} label={secondFactorWords.qrCode} />
            </div>
            {/* A phone cannot scan its own screen. */}
            <div className="max-sm:order-first">
              <p>{secondFactorWords.typeKey}</p>
              <p className="mt-1 flex items-center gap-1">
                <code className="font-mono text-base break-words select-all">
                  {enrolment.secret.match(/.{4}/g)?.join(' ')}
                </code>
                <CopyButton text={enrolment.secret} name={secondFactorWords.key} />
              </p>
            </div>
          </div>
        </li>
        <li>{secondFactorWords.appCodeHint}</li>
      </ol>
      <CodeField
        {...field('code')}
        label={secondFactorWords.code}
        className="max-w-sm"
        submitsForm
      />
    </Form>
  )
}

/** A QR code, dark on white in both themes, because phones may not read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full max-w-44 rounded-md sm:max-w-60 border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
