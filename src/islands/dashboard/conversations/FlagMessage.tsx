import { flagMessage } from '../../../api/conversations/flag-message.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useSetThread } from './thread-query.ts'

interface Props {
  threadId: string
  messageId: string
  onClose: () => void
}

export function FlagMessage({ threadId, messageId, onClose }: Props) {
  const keep = useSetThread()
  const { field, formProps } = useEndpointForm({
    schema: flagMessage.input,
    defaultValues: { id: threadId, messageId, reason: '' },
    send: async (entered) => {
      keep((await call(flagMessage, entered)).data)
      onClose()
    },
  })
  return (
    <Dialog title="Report this message" onClose={onClose}>
      <p className="text-muted">
        Our team reads it with what was said before. The other is not told that it was you.
      </p>
      <Form
        {...formProps}
        submit={
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" busy={formProps.busy}>
              Report message
            </Button>
          </div>
        }
      >
        <TextAreaField
          {...field('reason')}
          label="What is wrong with it?"
          optional
          maxLength={500}
        />
      </Form>
    </Dialog>
  )
}
