import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type PhoneChannels as Channels,
  confirmPhoneInput,
} from '../../../api/notifications/phone-channels.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { phoneInput } from '../../../locales/en/input/users.ts'
import { phoneWords } from '../../../locales/en/screens/phone.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CodeField } from '../../../ui/forms/CodeField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { cacheAnswer } from '../../shell/cache-answer.ts'
import { TextLink } from '../../shell/nav/links.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { phoneQuery } from '../screen-queries.ts'

/** The user’s phone number, and its state for each channel: SMS and WhatsApp. */
export function PhoneChannels({ phone }: { phone: Channels }) {
  const words = useWords('phoneWords', phoneWords)
  const number = phone.number.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3')
  return (
    <Card role="group" aria-label={words.title} className="mt-4">
      <h2 className="text-lg">{words.title}</h2>
      <p className="mt-1 text-sm text-muted">
        {fill(phone.isMobile ? words.about : words.notMobile, { number })}
      </p>
      <p className="mt-1 text-sm">
        <TextLink to={paths.account}>{words.changeNumber}</TextLink>
      </p>
      {phone.isMobile && (
        <ul className="mt-2 grid divide-y divide-line border-t border-line">
          {phone.channels.map((channel) => (
            <li key={channel.channel} className="py-4 last:pb-0">
              <PhoneChannel {...channel} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function PhoneChannel({ channel, state }: Channels['channels'][number]) {
  const words = useWords('phoneWords', phoneWords)
  const named = { channel: words[channel] }
  const client = useQueryClient()
  const onSuccess = ({ data }: { data: Channels }) => cacheAnswer(client, phoneQuery.queryKey, data)
  const onError = ({ message }: Error) => void showToast('error', message)
  const send = useMutation({
    mutationFn: () => call('POST /notifications/phone/code', { channel }),
    ...{ onSuccess, onError },
  })
  const end = useMutation({
    mutationFn: () => call('DELETE /notifications/phone/{channel}', { channel }),
    ...{ onSuccess, onError },
  })
  if (state === 'confirmed') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{fill(words.confirmed, named)}</p>
        <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
          {fill(words.end, named)}
        </Button>
      </div>
    )
  }
  if (state === 'stopped') return <p>{fill(words.stopped, named)}</p>
  if (state === 'off') {
    return (
      <Button variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
        {fill(words.confirm, named)}
      </Button>
    )
  }
  return (
    <div className="grid justify-items-start gap-2">
      <ConfirmPhone channel={channel} label={fill(words.code, named)} onConfirmed={onSuccess} />
      <Button variant="quiet" busy={send.isPending} onClick={() => send.mutate()}>
        {words.again}
      </Button>
    </div>
  )
}

interface Props {
  channel: MessageChannel
  label: string
  onConfirmed: (response: { data: Channels }) => void
}

/** The field for the code that was sent to a phone. */
function ConfirmPhone({ channel, label, onConfirmed }: Props) {
  const words = useWords('phoneWords', phoneWords)
  const { field, formProps } = useEndpointForm({
    schema: confirmPhoneInput,
    texts: phoneInput,
    defaultValues: { channel, code: '' },
    send: async (entered) => onConfirmed(await call('POST /notifications/phone/confirm', entered)),
  })
  return (
    <Form {...formProps} submit={words.check} submitLook={{ className: 'sm:justify-self-start' }}>
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
