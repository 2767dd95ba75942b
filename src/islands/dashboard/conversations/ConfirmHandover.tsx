import { confirmHandover } from '../../../api/conversations/confirm-handover.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/forms/CodeField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { showToast } from '../../shell/toasts.ts'
import { useSendToThread } from './thread-query.ts'

export function ConfirmHandover({ id }: { id: string }) {
  const send = useSendToThread(confirmHandover)
  const { field, formProps } = useEndpointForm({
    schema: confirmHandover.input,
    texts: conversationInput,
    defaultValues: { id, code: '' },
    send: async (entered) => {
      await send(entered)
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
