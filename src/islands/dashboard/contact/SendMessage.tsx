import { useWatch } from 'react-hook-form'
import { sendMessage } from '../../../api/send-message.ts'
import type { ThreadRecord } from '../../../api/thread-record.ts'
import { speaksOfMoney } from '../../../domain/contact/warnings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { forgetDraft, useDraft, useKeptDraft } from '../../forms/drafts.ts'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { useActForm } from '../../use-act-form.ts'
import { useKeepThread } from './thread-query.ts'

/** What was typed is kept over a reload and a new log-in until it is sent. */
export function SendMessage({ id, side }: Pick<ThreadRecord, 'id' | 'side'>) {
  const keep = useKeepThread()
  const draftName = `message:${id}:${useUser().id}`
  const draft = useDraft<{ id: string; text: string }>(draftName)
  const { form, field, formProps } = useActForm({
    schema: sendMessage.input,
    defaultValues: { text: '', ...draft, id },
    send: async (entered) => {
      keep((await call(sendMessage, entered)).data)
      form.reset({ id, text: '' })
      forgetDraft(draftName)
    },
  })
  useKeptDraft(draftName, form)
  const text = useWatch({ control: form.control, name: 'text' }) ?? ''

  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" busy={formProps.busy} className="justify-self-start">
          Send
        </Button>
      }
    >
      <TextAreaField
        {...field('text')}
        label={side === 'owner' ? 'Message to the finder' : 'Message to the owner'}
        rows={3}
        maxLength={1000}
        hint={
          side === 'finder' && speaksOfMoney(text)
            ? 'To ask for money for what is not yours is an offence. The owner is warned of such words.'
            : 'No name, number or place of yours until you trust each other.'
        }
      />
    </Form>
  )
}
