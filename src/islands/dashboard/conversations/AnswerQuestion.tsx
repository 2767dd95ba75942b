import { answerQuestion } from '../../../api/conversations/answer-question.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { fill } from '../../../locales/texts.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { useSetThread } from './thread-query.ts'

export function AnswerQuestion({ id, triesLeft }: { id: string; triesLeft: number }) {
  const setThread = useSetThread()
  const userId = useUser().id
  const { field, formProps, discardDraft } = useDraftForm({
    draftName: `answer ${id}:${userId}`,
    schema: answerQuestion.input,
    texts: conversationInput,
    defaultValues: { id, answer: '' },
    send: async (entered) => {
      const { data } = await call(answerQuestion, entered)
      discardDraft()
      setThread(data)
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
