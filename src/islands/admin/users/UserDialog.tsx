import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import type { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import type { useReauthentication } from '../shell/use-reauthentication.tsx'

/** What each dialog about a person is given. */
export interface UserDialogProps {
  person: AdminUserRecord
  onClose: () => void
}

interface Props {
  title: string
  /** What the button says that does it. */
  button: string
  danger?: boolean
  formProps: ReturnType<typeof useEndpointForm<FieldValues, FieldValues>>['formProps']
  password?: ReturnType<typeof useReauthentication>['dialog']
  onClose: () => void
  children: ReactNode
}

/** A question about somebody’s account: what it means, and the button that does it. */
export function UserDialog({
  title,
  button,
  danger = false,
  formProps,
  password,
  onClose,
  children,
}: Props) {
  return (
    <>
      <Dialog title={title} onClose={onClose}>
        <Form
          {...formProps}
          submit={
            <div className="flex flex-wrap justify-end gap-2">
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={formProps.busy}>
                {button}
              </Button>
            </div>
          }
        >
          {children}
        </Form>
      </Dialog>
      {password}
    </>
  )
}
