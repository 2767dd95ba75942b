import { askOwner } from '../../../api/conversations/ask-owner.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useSetThread } from './thread-query.ts'

export function AskOwner({ id }: { id: string }) {
  const keep = useSetThread()
  const { field, formProps } = useEndpointForm({
    schema: askOwner.input,
    texts: conversationInput,
    defaultValues: { id, question: '', answer: '' },
    send: async (entered) => keep((await call(askOwner, entered)).data),
  })
  return (
    <>
      <p className="text-sm text-muted">
        Ask one thing that only the owner can know. They have three tries.
      </p>
      <Form {...formProps} submit="Ask" submitLook={{ variant: 'secondary' }}>
        <Field
          {...field('question')}
          label="Your question"
          hint="Like: what is the sticker on the back?"
          maxLength={200}
        />
        <Field
          {...field('answer')}
          label="The right answer"
          hint="A word or two. Nobody is shown it, us included."
          maxLength={100}
          autoComplete="off"
        />
      </Form>
    </>
  )
}
