import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { PersonRecord } from '../../../api/person-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import type { useActForm } from '../../use-act-form.ts'
import type { usePasswordAgain } from '../use-password-again.tsx'

/** What each dialog about a person is given. */
export interface PersonDialogProps {
  person: PersonRecord
  onClose: () => void
}

interface Props {
  title: string
  /** What the button says that does it. */
  button: string
  danger?: boolean
  formProps: ReturnType<typeof useActForm<FieldValues, FieldValues>>['formProps']
  password?: ReturnType<typeof usePasswordAgain>['dialog']
  onClose: () => void
  children: ReactNode
}

/** A question about somebody’s account: what it means, and the button that does it. */
export function PersonDialog({
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
