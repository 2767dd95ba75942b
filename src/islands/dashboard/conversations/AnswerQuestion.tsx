import { answerQuestion } from '../../../api/conversations/answer-question.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { fill } from '../../../locales/texts.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { useUser } from '../../shell/user-context.ts'
import { useSendToThread } from './thread-query.ts'

export function AnswerQuestion({ id, triesLeft }: { id: string; triesLeft: number }) {
  const send = useSendToThread(answerQuestion)
  const userId = useUser().id
  const { field, formProps, discardDraft } = useDraftForm({
    draftName: `answer ${id}:${userId}`,
    schema: answerQuestion.input,
    texts: conversationInput,
    defaultValues: { id, answer: '' },
    send: async (entered) => {
      await send(entered)
      discardDraft()
    },
  })
  return (
    <Form {...formProps} submit={conversationWords.answer} submitLook={{ variant: 'secondary' }}>
      <Field
        {...field('answer')}
        label={conversationWords.yourAnswer}
        hint={fill(conversationWords.triesLeft, { count: triesLeft })}
        maxLength={100}
        autoComplete="off"
      />
    </Form>
  )
}
