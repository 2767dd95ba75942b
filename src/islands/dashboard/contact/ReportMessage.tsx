import { reportMessage } from '../../../api/report-message.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { call } from '../../session.ts'
import { useActForm } from '../../use-act-form.ts'
import { useKeepThread } from './thread-query.ts'

interface Props {
  threadId: string
  messageId: string
  onClose: () => void
}

export function ReportMessage({ threadId, messageId, onClose }: Props) {
  const keep = useKeepThread()
  const { field, formProps } = useActForm({
    schema: reportMessage.input,
    defaultValues: { id: threadId, messageId, reason: '' },
    send: async (entered) => {
      keep((await call(reportMessage, entered)).data)
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
