import { useQueryClient } from '@tanstack/react-query'
import { createWebhookInput, type WebhookEndpointRecord } from '../../../api/webhooks/webhooks.ts'
import { webhookEvents } from '../../../domain/webhooks/events.ts'
import { webhookInput } from '../../../locales/en/input/webhooks.ts'
import { webhookEventLabels, webhookWords } from '../../../locales/en/screens/webhooks.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../../ui/forms/SubmitOrCancel.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { webhooksKey } from '../screen-queries.ts'

interface Props {
  /** The endpoint to change; left out for a new one. */
  endpoint?: Pick<WebhookEndpointRecord, 'id' | 'url' | 'events'>
  onClose: () => void
  /** Receives the secret of a new endpoint, which is shown once. */
  onMade?: (secret: string) => void
}

/** Adds an endpoint, or changes its URL and events. */
export function EditWebhook({ endpoint, onMade, ...props }: Props) {
  const client = useQueryClient()
  const title = endpoint ? webhookWords.edit : webhookWords.add
  const userId = useUser().id
  const { form, field, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName: `webhook ${endpoint?.id ?? 'new'}:${userId}`,
    schema: createWebhookInput,
    texts: webhookInput,
    defaultValues: { url: endpoint?.url ?? '', events: [...(endpoint?.events ?? webhookEvents)] },
    send: async (entered) => {
      const made = endpoint
        ? void (await call('PATCH /webhooks/{id}', { id: endpoint.id, ...entered }))
        : (await call('POST /webhooks', entered)).data
      await client.invalidateQueries({ queryKey: webhooksKey })
      void showToast('success', endpoint ? webhookWords.changed : webhookWords.added)
      if (made) {
        discardDraft()
        onMade?.(made.secret)
      } else onClose()
    },
  })
  function onClose() {
    discardDraft()
    props.onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {draftNotice}
      <Form
        {...formProps}
        aria-label={title}
        submit={
          <SubmitOrCancel
            busy={formProps.busy}
            submit={endpoint ? webhookWords.save : webhookWords.add}
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
              {...form.register('events')}
              value={event}
            />
          ))}
        </fieldset>
      </Form>
    </Dialog>
  )
}
