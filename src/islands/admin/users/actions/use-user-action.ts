import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { showToast } from '../../../shell/toasts.ts'
import { useReauthentication } from '../../shell/use-reauthentication.tsx'
import { usersList } from '../users-list.ts'

interface Options<Typed extends FieldValues, Output>
  extends Pick<
    Parameters<typeof useEndpointForm<Typed, Output>>[0],
    'schema' | 'texts' | 'defaultValues'
  > {
  /** Calls the endpoint, which may require the staff member's password first. */
  run: (entered: Output) => Promise<unknown>
  /** The toast after success. */
  done: string
  onClose: () => void
}

/** The form of a dialog about a user. Spread `dialogProps` into `<UserDialog>`. */
export function useUserAction<Typed extends FieldValues, Output>({
  run,
  done,
  onClose,
  ...form
}: Options<Typed, Output>) {
  const afterAction = useAfterUserAction()
  const { withReauthentication, dialog } = useReauthentication()
  const { field, formProps } = useEndpointForm<Typed, Output>({
    ...form,
    send: async (entered) => {
      if (!(await withReauthentication(() => run(entered)))) return
      onClose()
      await afterAction(done)
    },
  })
  return { field, dialogProps: { formProps, password: dialog, onClose } }
}

/** After an action on a user: fetches the lists again and shows a toast. */
export function useAfterUserAction() {
  const queryClient = useQueryClient()
  return async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: [usersList.key] })
    void showToast('success', message)
  }
}
