import { useQueryClient } from '@tanstack/react-query'
import { confirmTwoFactor } from '../../api/auth/two-factor/confirm-two-factor.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { CodeField } from '../../ui/forms/CodeField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { QrCode } from './QrCode.tsx'
import { twoFactorQuery } from './queries.ts'

/** A new secret for the authenticator app. */
export interface Enrolment {
  secret: string
  /** The text of the QR code. */
  uri: string
}

interface Props {
  enrolment: Enrolment
  onCodes: (codes: readonly string[]) => void
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
export function ConfirmTwoFactor({ enrolment, onCodes }: Props) {
  const queryClient = useQueryClient()
  const { field, formProps } = useEndpointForm({
    schema: confirmTwoFactor.input,
    texts: authInput,
    defaultValues: { code: '' },
    send: async (entered) => {
      const { data } = await call(confirmTwoFactor, entered)
      onCodes(data.recoveryCodes)
      await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
  return (
    <Form
      {...formProps}
      submit={secondFactorWords.turnOn}
      submitLook={{ className: 'justify-self-start' }}
    >
      <ol className="grid list-decimal gap-5 ps-5 text-sm">
        <li>
          <p className="mb-3">{secondFactorWords.scanQrCode}</p>
          <QrCode text={enrolment.uri} label={secondFactorWords.qrCode} />
          <p className="mt-3">{secondFactorWords.orTypeKey}</p>
          <code className="mt-1 block font-mono text-base break-words select-all">
            {enrolment.secret.match(/.{4}/g)?.join(' ')}
          </code>
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
