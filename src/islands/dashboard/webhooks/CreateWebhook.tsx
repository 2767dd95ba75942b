import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createWebhook } from '../../../api/webhooks/create-webhook.ts'
import { type WebhookEvent, webhookEvents } from '../../../domain/webhooks/events.ts'
import { webhookInput } from '../../../locales/en/input/webhooks.ts'
import { webhookEventLabels, webhookWords } from '../../../locales/en/screens/webhooks.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../../ui/forms/SubmitOrCancel.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { webhooksKey } from './queries.ts'

interface Props {
  onClose: () => void
  /** Gets the secret, which is shown once. */
  onMade: (secret: string) => void
}

export function CreateWebhook({ onClose, onMade }: Props) {
  const client = useQueryClient()
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents)
  const { field, formProps } = useEndpointForm({
    schema: createWebhook.input,
    texts: webhookInput,
    defaultValues: { url: '' },
    send: async ({ url }) => {
      const { data } = await call(createWebhook, { url, events: [...events] })
      await client.invalidateQueries({ queryKey: webhooksKey })
      void showToast('success', webhookWords.added)
      onMade(data.secret)
    },
  })
  return (
    <Dialog title={webhookWords.add} onClose={onClose}>
      <Form
        {...formProps}
        aria-label={webhookWords.add}
        submit={
          <SubmitOrCancel
            busy={formProps.busy}
            submit={webhookWords.add}
            cancel={webhookWords.cancel}
            onCancel={onClose}
          />
        }
      >
        <Field
          {...field('url')}
          label={webhookWords.url}
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={webhookWords.urlHint}
        />
        <fieldset>
          <legend className="text-sm font-medium">{webhookWords.events}</legend>
          {webhookEvents.map((event) => (
            <CheckboxField
              key={event}
              label={webhookEventLabels[event]}
              hint={<code className="font-mono">{event}</code>}
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(
                  webhookEvents.filter((each) =>
                    each === event ? target.checked : events.includes(each),
                  ),
                )
              }
            />
          ))}
        </fieldset>
      </Form>
    </Dialog>
  )
}
