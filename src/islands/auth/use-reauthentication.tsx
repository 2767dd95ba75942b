import { useState } from 'react'
import { reauthenticate } from '../../api/auth/reauthenticate.ts'
import { ApiError } from '../../api/problem.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { reauthenticateWords } from '../../locales/en/screens/admin/reauthenticate.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'

/**
 * For endpoints that require a recent password. `withReauthentication(endpoint)` calls the
 * endpoint. If the server requires the password, `dialog` asks for it and the call is repeated. The
 * result is null if the user cancels.
 */
export function useReauthentication() {
  const [settle, setSettle] = useState<((given: boolean) => void) | null>(null)

  async function withReauthentication<Result>(
    endpoint: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await endpoint()
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.code !== 'REAUTHENTICATION_REQUIRED')
        throw error
    }
    const isGiven = await new Promise<boolean>((resolve) => setSettle(() => resolve))
    setSettle(null)
    return isGiven ? endpoint() : null
  }

  const dialog = settle && <Reauthenticate onDone={settle} />
  return { withReauthentication, dialog }
}

/** Asks for the password again. `onDone` receives false if the user cancels. */
function Reauthenticate({ onDone }: { onDone: (given: boolean) => void }) {
  const { field, formProps } = useEndpointForm({
    schema: reauthenticate.input,
    texts: personInput,
    defaultValues: { password: '' },
    send: async (entered) => {
      await call(reauthenticate, entered)
      onDone(true)
    },
  })
  return (
    <FormDialog
      title={reauthenticateWords.title}
      submit={reauthenticateWords.submit}
      formProps={formProps}
      onClose={() => onDone(false)}
      intro={<p className="text-sm text-muted">{reauthenticateWords.hint}</p>}
    >
      <PasswordField
        {...field('password')}
        label={reauthenticateWords.password}
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  )
}
