import { confirmHandover } from '../../../api/conversations/confirm-handover.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/forms/CodeField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useSetThread } from './thread-query.ts'

export function ConfirmHandover({ id }: { id: string }) {
  const setThread = useSetThread()
  const { field, formProps } = useEndpointForm({
    schema: confirmHandover.input,
    texts: conversationInput,
    defaultValues: { id, code: '' },
    send: async (entered) => {
      setThread((await call(confirmHandover, entered)).data)
      void showToast('success', conversationWords.handedOver)
    },
  })
  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" busy={formProps.busy}>
          {conversationWords.confirmHandOver}
        </Button>
      }
    >
      <CodeField
        {...field('code')}
        label={conversationWords.theOwnersSixDigits}
        autoComplete="off"
      />
    </Form>
  )
}
