import { useWatch } from 'react-hook-form'
import { sendMessage } from '../../../api/conversations/send-message.ts'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { speaksOfMoney } from '../../../domain/conversations/warnings.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { useSetThread } from './thread-query.ts'

/** The draft survives a reload and a new login until it is sent. */
export function SendMessage({ id, side }: Pick<ThreadRecord, 'id' | 'side'>) {
  const setThread = useSetThread()
  const userId = useUser().id
  const { form, field, formProps } = useDraftForm({
    draftName: `message:${id}:${userId}`,
    schema: sendMessage.input,
    texts: conversationInput,
    defaultValues: { text: '', id },
    send: async (entered) => {
      setThread((await call(sendMessage, entered)).data)
      form.reset({ id, text: '' })
    },
  })
  const text = useWatch({ control: form.control, name: 'text' }) ?? ''

  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" busy={formProps.busy} className="justify-self-start">
          {conversationWords.send}
        </Button>
      }
    >
      <TextAreaField
        {...field('text')}
        label={
          side === 'owner'
            ? conversationWords.messageToTheFinder
            : conversationWords.messageToTheOwner
        }
        rows={3}
        maxLength={1000}
        hint={
          side === 'finder' && speaksOfMoney(text)
            ? conversationWords.moneyWarning
            : conversationWords.privacyHint
        }
      />
    </Form>
  )
}
