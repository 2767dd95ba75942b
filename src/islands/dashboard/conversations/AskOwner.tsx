import { askOwner } from '../../../api/conversations/ask-owner.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { useSetThread } from './thread-query.ts'

export function AskOwner({ id }: { id: string }) {
  const setThread = useSetThread()
  const userId = useUser().id
  const { field, formProps, discardDraft } = useDraftForm({
    draftName: `question ${id}:${userId}`,
    schema: askOwner.input,
    texts: conversationInput,
    defaultValues: { id, question: '', answer: '' },
    send: async (entered) => {
      const { data } = await call(askOwner, entered)
      discardDraft()
      setThread(data)
    },
  })
  return (
    <>
      <p className="text-sm text-muted">{conversationWords.askOneThing}</p>
      <Form {...formProps} submit={conversationWords.ask} submitLook={{ variant: 'secondary' }}>
        <Field
          {...field('question')}
          label={conversationWords.yourQuestion}
          hint={conversationWords.questionExample}
          maxLength={200}
        />
        <Field
          {...field('answer')}
          label={conversationWords.theRightAnswer}
          hint={conversationWords.answerHint}
          maxLength={100}
          autoComplete="off"
        />
      </Form>
    </>
  )
}
