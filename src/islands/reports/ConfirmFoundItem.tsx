import { confirmFoundItem } from '../../api/reports/confirm-found-item.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/forms/CodeField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call, startSession } from '../session.ts'

interface Props {
  email: string
  /** The server's id of what was sent. */
  draft: string
  onBack: () => void
  /** `isNew`: the code has opened an account, and signed them in. */
  onDone: (reportId: string, isNew: boolean) => void
}

export function ConfirmFoundItem({ email, draft, onBack, onDone }: Props) {
  const { field, formProps } = useEndpointForm({
    schema: confirmFoundItem.input,
    texts: authInput,
    defaultValues: { email, token: '', draft },
    send: async (entered) => {
      const { reportId, login } = (await call(confirmFoundItem, entered)).data
      if (login) startSession(login)
      onDone(reportId, login !== null)
    },
  })
  return (
    <>
      <p className="mb-6 text-muted">
        We sent a six-digit code to <strong className="text-ink">{email}</strong>. It works for 10
        minutes, and reports what you wrote last.
      </p>
      <Form
        {...formProps}
        submit={
          <div className="grid gap-2">
            <Button type="submit" size="lg" wide busy={formProps.busy}>
              Report it found
            </Button>
            <Button variant="quiet" wide onClick={onBack}>
              Change what I wrote
            </Button>
          </div>
        }
      >
        <CodeField
          {...field('token')}
          label="Code"
          hint="Nothing there yet? Look in the spam folder too."
          autoFocus
          submitsForm
        />
      </Form>
    </>
  )
}
