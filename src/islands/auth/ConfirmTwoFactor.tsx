import { useQueryClient } from '@tanstack/react-query'
import { confirmTwoFactor } from '../../api/auth/two-factor/confirm-two-factor.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/forms/CodeField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { QrCode } from './QrCode.tsx'
import { twoFactorQuery } from './queries.ts'

/** A secret that the app is to be given. */
export interface Enrolment {
  secret: string
  /** The text of the QR code. */
  address: string
}

interface Props {
  enrolment: Enrolment
  onCodes: (codes: readonly string[]) => void
}

/** Shows the secret as a picture and as text, and asks for the first code. */
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
      submit={
        <Button type="submit" busy={formProps.busy} className="justify-self-start">
          Turn on
        </Button>
      }
    >
      <ol className="grid list-decimal gap-5 ps-5 text-sm">
        <li>
          <p className="mb-3">Scan this with your authenticator app:</p>
          <QrCode text={enrolment.address} label="QR code for your authenticator app" />
        </li>
        <li>
          <p>Or type this key into it:</p>
          <code className="mt-1 block font-mono text-base break-words select-all">
            {enrolment.secret.match(/.{4}/g)?.join(' ')}
          </code>
        </li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <CodeField {...field('code')} label="Code" className="max-w-sm" submitsForm />
    </Form>
  )
}
