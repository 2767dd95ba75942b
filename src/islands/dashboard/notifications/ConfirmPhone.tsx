import { confirmPhone } from '../../../api/notifications/confirm-phone.ts'
import type { PhoneChannels } from '../../../api/notifications/phone-channels.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { phoneInput } from '../../../locales/en/input/users.ts'
import { phoneWords } from '../../../locales/en/screens/phone.ts'
import { CodeField } from '../../../ui/forms/CodeField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useWords } from '../../words/use-words.ts'

interface Props {
  channel: MessageChannel
  label: string
  onConfirmed: (response: { data: PhoneChannels }) => void
}

/** The field for the code that was sent to a phone. */
export function ConfirmPhone({ channel, label, onConfirmed }: Props) {
  const words = useWords('phoneWords', phoneWords)
  const { field, formProps } = useEndpointForm({
    schema: confirmPhone.input,
    texts: phoneInput,
    defaultValues: { channel, code: '' },
    send: async (entered) => onConfirmed(await call(confirmPhone, entered)),
  })
  return (
    <Form {...formProps} submit={words.check} submitLook={{ className: 'justify-self-start' }}>
      <CodeField
        {...field('code')}
        label={label}
        hint={words.codeHint}
        className="max-w-sm"
        submitsForm
      />
    </Form>
  )
}
