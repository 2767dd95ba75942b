import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/forms/DialogButtons.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useSharedWords } from '../shell/shared-words.ts'
import type { EndpointFormProps } from './use-endpoint-form.ts'

interface Props {
  title: string
  /** The label of the submit button. */
  submit: string
  danger?: boolean
  formProps: EndpointFormProps
  onClose: () => void
  /** Content between the title and the fields. */
  intro?: ReactNode
  children: ReactNode
}

/** A form in a dialog, with a submit button and a cancel button. */
export function FormDialog(props: Props) {
  const { title, submit, danger = false, formProps, onClose, intro, children } = props
  const { cancel } = useSharedWords()
  return (
    <Dialog title={title} onClose={onClose}>
      {intro}
      <Form
        {...formProps}
        submit={
          <DialogButtons cancel={cancel} onCancel={onClose}>
            <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={formProps.busy}>
              {submit}
            </Button>
          </DialogButtons>
        }
      >
        {children}
      </Form>
    </Dialog>
  )
}
