import { confirmFind } from '../../api/confirm-find.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Form } from '../../ui/Form.tsx'
import { leaveFor } from '../leave-for.ts'
import { loginPath, reportPath } from '../paths.ts'
import { call, startSession } from '../session.ts'
import { showAfterNavigation } from '../toasts.ts'
import { useActForm } from '../use-act-form.ts'

interface Props {
  email: string
  onBack: () => void
}

export function ConfirmFind({ email, onBack }: Props) {
  const { field, formProps } = useActForm({
    schema: confirmFind.input,
    defaultValues: { email, token: '' },
    send: async (entered) => {
      const { reportId, login } = (await call(confirmFind, entered)).data
      const address = reportPath(reportId)
      if (login) startSession(login)
      showAfterNavigation(
        'success',
        login
          ? 'Report added successfully. Thank you!'
          : 'Report added successfully. It is in your account: log in to see it.',
      )
      await leaveFor(login ? address : loginPath(address))
    },
  })
  return (
    <>
      <p className="mb-6 text-muted">
        We sent a six-digit code to <strong className="text-ink">{email}</strong>. It works for 10
        minutes.
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
          onComplete={(input) => input.form?.requestSubmit()}
        />
      </Form>
    </>
  )
}
