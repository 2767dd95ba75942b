import { useQueryClient } from '@tanstack/react-query'
import { firstPasswordInput } from '../../../api/auth/passwords.ts'
import { firstPasswordMs } from '../../../domain/auth/sessions.ts'
import { authInput } from '../../../locales/en/input/auth.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { taskWords } from '../../../locales/en/screens/dashboard/tasks.ts'
import { reauthenticateWords } from '../../../locales/en/screens/reauthenticate.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { PasswordByMail } from '../../users/PasswordByMail.tsx'
import { useWords } from '../../words/use-words.ts'
import { tasksQuery } from './queries.ts'

/** Sets the first password of an account: at once while the server allows that, later by a mailed link. */
export function SetPassword({ openedAt }: { openedAt: number }) {
  const client = useQueryClient()
  const { email } = useUser()
  const words = useWords('taskWords', taskWords).firstPassword
  const mailWords = useWords('reauthenticateWords', reauthenticateWords)
  const { field, formProps } = useEndpointForm({
    schema: firstPasswordInput,
    texts: { ...personInput, ...authInput },
    defaultValues: { newPassword: '' },
    send: async (entered) => {
      await call('POST /auth/first-password', entered)
      void showToast('success', words.saved)
      await client.invalidateQueries({ queryKey: tasksQuery.queryKey })
    },
  })
  const isTooLate = Date.now() >= openedAt + firstPasswordMs
  return (
    <div className="grid gap-3 text-sm">
      {!isTooLate && (
        <Form {...formProps} submit={words.save} submitLook={{ variant: 'secondary' }}>
          {/* Tells password managers whose password this is. */}
          <input type="email" value={email} readOnly autoComplete="username" hidden />
          <PasswordField
            {...field('newPassword')}
            label={words.newPassword}
            hint={words.hint}
            autoComplete="new-password"
          />
        </Form>
      )}
      {(isTooLate || formProps.failure) && (
        <div>
          <PasswordByMail words={mailWords} />
        </div>
      )}
    </div>
  )
}
