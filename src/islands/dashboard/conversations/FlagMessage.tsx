import { flagMessage } from '../../../api/conversations/flag-message.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { useSetThread } from './thread-query.ts'

interface Props {
  threadId: string
  messageId: string
  onClose: () => void
}

export function FlagMessage({ threadId, messageId, ...props }: Props) {
  const setThread = useSetThread()
  const userId = useUser().id
  const { field, formProps, discardDraft } = useDraftForm({
    draftName: `flag ${messageId}:${userId}`,
    schema: flagMessage.input,
    defaultValues: { id: threadId, messageId, reason: '' },
    send: async (entered) => {
      setThread((await call(flagMessage, entered)).data)
      onClose()
    },
  })
  function onClose() {
    discardDraft()
    props.onClose()
  }

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
