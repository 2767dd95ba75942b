import type { ReactNode } from 'react'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { EndpointFormProps } from '../../forms/use-endpoint-form.ts'
import type { useReauthentication } from '../shell/use-reauthentication.tsx'

/** What each dialog about a user is given. */
export interface UserDialogProps {
  user: AdminUserRecord
  onClose: () => void
}

interface Props {
  title: string
  /** On the button that sends. */
  submit: string
  danger?: boolean
  formProps: EndpointFormProps
  password?: ReturnType<typeof useReauthentication>['dialog']
  onClose: () => void
  children: ReactNode
}

/** A question about an account: what it means, and the button that does it. */
export function UserDialog({ password, ...props }: Props) {
  return (
    <>
      <FormDialog {...props} />
      {password}
    </>
  )
}
