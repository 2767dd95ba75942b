import { flagMessage } from '../../../api/conversations/flag-message.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useSetThread } from './thread-query.ts'

interface Props {
  threadId: string
  messageId: string
  onClose: () => void
}

export function FlagMessage({ threadId, messageId, onClose }: Props) {
  const setThread = useSetThread()
  const { field, formProps } = useEndpointForm({
    schema: flagMessage.input,
    defaultValues: { id: threadId, messageId, reason: '' },
    send: async (entered) => {
      setThread((await call(flagMessage, entered)).data)
      onClose()
    },
  })
  return (
    <FormDialog
      title={conversationWords.reportThisMessage}
      submit={conversationWords.reportMessage}
      danger
      formProps={formProps}
      onClose={onClose}
      intro={<p className="text-muted">{conversationWords.reportIntro}</p>}
    >
      <TextAreaField
        {...field('reason')}
        label={conversationWords.whatIsWrongWithIt}
        optional
        maxLength={500}
      />
    </FormDialog>
  )
}
