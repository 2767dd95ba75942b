import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { reauthenticateInput } from '../../../api/auth/log-in.ts'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { needsPasswordToChange, type StatusChange } from '../../../domain/reports/reports.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { reauthenticateWords } from '../../../locales/en/screens/reauthenticate.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { PasswordByMail } from '../../users/PasswordByMail.tsx'
import { useWords } from '../../words/use-words.ts'
import { assetsKey, reportsQuery } from '../queries.ts'

const noPassword = z.object({ password: z.string() })

interface Props {
  report: ReportRecord
  to: StatusChange
  onClose: () => void
}

/** Asks whether the status may change, and for the password where the server demands it. */
export function ChangeStatusDialog({ report, to, onClose }: Props) {
  const all = useWords('reportWords', reportWords)
  const passwordWords = useWords('reauthenticateWords', reauthenticateWords)
  const queryClient = useQueryClient()
  const words = all.closing[to]
  const asksPassword = needsPasswordToChange(report.status)
  const { field, formProps } = useEndpointForm({
    schema: asksPassword ? reauthenticateInput : noPassword,
    texts: personInput,
    defaultValues: { password: '' },
    send: async (entered) => {
      if (asksPassword) await call('POST /auth/confirm-password', entered)
      try {
        await call('PATCH /reports/{id}', { id: report.id, status: to })
      } finally {
        // If it was refused, somebody else may have changed it.
        await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
      }
      onClose()
      void queryClient.invalidateQueries({ queryKey: assetsKey })
      void showToast('success', words.done)
    },
  })

  return (
    <Dialog title={words.question} onClose={onClose}>
      <div className="grid gap-3 text-muted">
        <p>{fill(words.follows, { name: report.name })}</p>
        <p>{to === 'Stolen' ? all.cannotUndo : all.closingIsFinal}</p>
      </div>
      <Form
        {...formProps}
        submit={
          <DialogButtons cancel={to === 'Stolen' ? all.cancel : all.notYet} onCancel={onClose}>
            <Button type="submit" busy={formProps.busy}>
              {words.confirm}
            </Button>
          </DialogButtons>
        }
      >
        {asksPassword && (
          <PasswordField
            {...field('password')}
            label={passwordWords.password}
            hint={<PasswordByMail words={passwordWords} />}
            autoComplete="current-password"
          />
        )}
      </Form>
    </Dialog>
  )
}
