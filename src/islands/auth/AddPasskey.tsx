import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { addPasskey, passkeyName, startPasskey } from '../../api/auth/passkeys/add-passkey.ts'
import { deviceName } from '../../domain/users/devices.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { secondFactorWords as words } from '../../locales/en/screens/second-factor.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../ui/forms/SubmitOrCancel.tsx'
import { NameField } from '../forms/fields/NameField.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { useReauthentication } from '../users/use-reauthentication.tsx'
import { twoFactorQuery } from './queries.ts'

const schema = z.object({ name: passkeyName })

interface Props {
  /** Receives new recovery codes, if the server issued any. */
  onAdded: (codes: readonly string[] | null) => void
  onClose: () => void
}

/** Asks for a name, then for the password, then lets the browser create a passkey. */
export function AddPasskey({ onAdded, onClose }: Props) {
  const client = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const { field, formProps } = useEndpointForm({
    schema,
    texts: authInput,
    defaultValues: { name: deviceName(navigator.userAgent) },
    send: async ({ name }) => {
      const started = await withReauthentication(() => call(startPasskey, {}))
      if (!started) return
      const { makePasskey } = await import('./webauthn.ts')
      const credential = await makePasskey(started.data)
      if (!credential) {
        void showToast('info', words.passkeyNotAdded)
        return
      }
      const { data } = await call(addPasskey, { name, credential })
      void showToast('success', words.passkeyAdded)
      onAdded(data.recoveryCodes)
      await client.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
  return (
    <>
      <Form
        {...formProps}
        aria-label={words.addPasskey}
        submit={
          <SubmitOrCancel busy={formProps.busy} submit={words.addThisDevice} onCancel={onClose} />
        }
      >
        <NameField {...field('name')} label={words.name} hint={words.passkeyNameHint} />
      </Form>
      {dialog}
    </>
  )
}
