import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteWebhook } from '../../../api/webhooks/delete-webhook.ts'
import { rotateWebhookSecret } from '../../../api/webhooks/rotate-webhook-secret.ts'
import { testWebhook } from '../../../api/webhooks/test-webhook.ts'
import { updateWebhook } from '../../../api/webhooks/update-webhook.ts'
import type { WebhookEndpointRecord } from '../../../api/webhooks/webhook-endpoint.ts'
import { webhookWords as words } from '../../../locales/en/screens/webhooks.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { EditWebhook } from './EditWebhook.tsx'
import { webhooksKey } from './queries.ts'

interface Props {
  endpoint: WebhookEndpointRecord
  onSecret: (secret: string) => void
  onTested: () => void
}

/** The buttons for an endpoint, with their dialogs. */
export function WebhookActions({ endpoint, onSecret, onTested }: Props) {
  const { id, url, state } = endpoint
  const [openDialog, setOpenDialog] = useState<'edit' | 'rotate' | 'remove' | null>(null)
  const isEnabled = state === 'enabled'
  const test = useAction(async () => {
    await call(testWebhook, { id })
    onTested()
    return words.tested
  })
  const rotate = useAction(async () => {
    const { data } = await call(rotateWebhookSecret, { id })
    setOpenDialog(null)
    onSecret(data.secret)
    return null
  })
  const change = useAction(async () => {
    await call(updateWebhook, { id, state: isEnabled ? 'paused' : 'enabled' })
    return isEnabled ? words.paused : words.enabled
  })
  const remove = useAction(async () => {
    await call(deleteWebhook, { id })
    return words.removed
  })
  return (
    <div className="flex flex-wrap gap-2">
      {isEnabled && (
        <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate()}>
          {words.test}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setOpenDialog('edit')}>
        {words.editShort}
      </Button>
      <Button variant="secondary" onClick={() => setOpenDialog('rotate')}>
        {words.rotate}
      </Button>
      <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate()}>
        {isEnabled ? words.pause : words.enable}
      </Button>
      <Button variant="secondary" onClick={() => setOpenDialog('remove')}>
        {words.remove}
      </Button>
      {openDialog === 'edit' && (
        <EditWebhook endpoint={endpoint} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'rotate' && (
        <Choice
          title={words.rotateTitle}
          about={words.rotateAbout}
          action={rotate}
          labels={[words.rotate, words.keepSecret]}
          onCancel={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'remove' && (
        <Choice
          title={words.removeTitle}
          about={fill(words.removeAbout, { url })}
          action={remove}
          labels={[words.remove, words.keep]}
          onCancel={() => setOpenDialog(null)}
        />
      )}
    </div>
  )
}

/**
 * A mutation that shows the message of `work` as a toast and refetches endpoints and deliveries.
 */
function useAction(work: () => Promise<string | null>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: (message) => void (message && showToast('success', message)),
    onError: ({ message }) => void showToast('error', message),
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  })
}

interface ChoiceProps {
  title: string
  about: string
  action: { isPending: boolean; mutate: () => void }
  labels: [act: string, cancel: string]
  onCancel: () => void
}

function Choice({ title, about, action, labels: [act, cancel], onCancel }: ChoiceProps) {
  return (
    <Dialog title={title} onClose={onCancel}>
      <p className="wrap-anywhere">{about}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={action.isPending} onClick={() => action.mutate()}>
          {act}
        </Button>
        <Button variant="secondary" disabled={action.isPending} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  )
}
