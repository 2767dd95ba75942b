import type { ReactNode } from 'react'
import type { AdminUserRecord } from '../../../../api/users/admin-user-record.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import type { EndpointFormProps } from '../../../forms/use-endpoint-form.ts'
import type { useReauthentication } from '../../shell/use-reauthentication.tsx'

/** The props that each dialog about a user receives. */
export interface UserDialogProps {
  user: AdminUserRecord
  onClose: () => void
}

interface Props {
  title: string
  /** The label of the submit button. */
  submit: string
  danger?: boolean
  formProps: EndpointFormProps
  password?: ReturnType<typeof useReauthentication>['dialog']
  onClose: () => void
  children: ReactNode
}

/** A dialog for an action on an account: its consequence, and the button that confirms it. */
export function UserDialog({ password, ...props }: Props) {
  return (
    <>
      <FormDialog {...props} />
      {password}
    </>
  )
}
