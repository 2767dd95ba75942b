import { confirmFoundItem } from '../../api/reports/confirm-found-item.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { reportFindWords } from '../../locales/en/screens/report-find.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { MailedCodeField } from '../auth/MailedCodeField.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call, startSession } from '../session.ts'

interface Props {
  email: string
  /** The server's id of the submitted report. */
  draft: string
  onBack: () => void
  /** `isNew`: the code opened an account, and the user is signed in. */
  onDone: (reportId: string, isNew: boolean) => void
}

export function ConfirmFoundItem({ email, draft, onBack, onDone }: Props) {
  const { field, formProps } = useEndpointForm({
    schema: confirmFoundItem.input,
    texts: { ...personInput, ...authInput },
    defaultValues: { email, token: '', draft },
    send: async (entered) => {
      const { reportId, login } = (await call(confirmFoundItem, entered)).data
      if (login) startSession(login)
      onDone(reportId, login !== null)
    },
  })
  return (
    <>
      <p className="mb-2 text-sm font-semibold text-muted">{reportFindWords.stepTwo}</p>
      <p className="mb-6 text-muted">
        <Rich
          text={reportFindWords.weSentASixDigit}
          parts={{ strong: <strong className="text-ink">{email}</strong> }}
        />
      </p>
      <Form
        {...formProps}
        submit={
          <div className="grid gap-2">
            <Button type="submit" size="lg" wide busy={formProps.busy}>
              {reportFindWords.reportItFound}
            </Button>
            <Button variant="quiet" wide onClick={onBack}>
              {reportFindWords.changeWhatIWrote}
            </Button>
          </div>
        }
      >
        <MailedCodeField {...field('token')} />
      </Form>
    </>
  )
}
