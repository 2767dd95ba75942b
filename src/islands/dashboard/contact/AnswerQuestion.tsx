import { answerQuestion } from '../../../api/answer-question.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { call } from '../../session.ts'
import { useActForm } from '../../use-act-form.ts'
import { useKeepThread } from './thread-query.ts'

export function AnswerQuestion({ id, triesLeft }: { id: string; triesLeft: number }) {
  const keep = useKeepThread()
  const { field, formProps } = useActForm({
    schema: answerQuestion.input,
    defaultValues: { id, answer: '' },
    send: async (entered) => keep((await call(answerQuestion, entered)).data),
  })
  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" variant="secondary" busy={formProps.busy}>
          Answer
        </Button>
      }
    >
      <Field
        {...field('answer')}
        label="Your answer"
        hint={`A word or two. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'}.`}
        maxLength={100}
        autoComplete="off"
      />
    </Form>
  )
}
