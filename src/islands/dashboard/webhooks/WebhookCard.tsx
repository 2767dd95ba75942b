import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebhookEndpointRecord } from '../../../api/webhooks/webhooks.ts'
import { endpointStateLabels, webhookWords } from '../../../locales/en/screens/webhooks.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { Fold } from '../../../ui/sections/Fold.tsx'
import { call } from '../../session.ts'
import { momentOf } from '../../shell/dates.ts'
import { showToast } from '../../shell/toasts.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { webhooksKey } from '../screen-queries.ts'
import { EditWebhook } from './EditWebhook.tsx'
import { ListDeliveries } from './ListDeliveries.tsx'

interface Props {
  endpoint: WebhookEndpointRecord
  onSecret: (secret: string) => void
}

const tones = { enabled: 'good', paused: 'quiet', failing: 'bad', gone: 'bad' } as const

export function WebhookCard({ endpoint, onSecret }: Props) {
  const { id, url, events, state } = endpoint
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <Card flush>
        <div className="grid gap-3 p-5 sm:p-6">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 className="min-w-0 grow basis-56 text-base wrap-anywhere">{url}</h2>
            <StageBadge tone={tones[state]}>{endpointStateLabels[state]}</StageBadge>
          </div>
          <p className="font-mono text-sm text-muted wrap-anywhere">{events.join(', ')}</p>
          {notesOf(endpoint).map((note) => (
            <p key={note} className="text-sm">
              {note}
            </p>
          ))}
          <WebhookActions
            endpoint={endpoint}
            onSecret={onSecret}
            onTested={() => setIsOpen(true)}
          />
        </div>
        <Fold
          title={webhookWords.log}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          {isOpen && <ListDeliveries id={id} canSend={state === 'enabled'} />}
        </Fold>
      </Card>
    </li>
  )
}

function notesOf({
  state,
  lastDeliveredAt,
  failingSince,
  previousSecretUntil,
}: WebhookEndpointRecord): string[] {
  const delivered =
    lastDeliveredAt === null
      ? webhookWords.neverDelivered
      : fill(webhookWords.lastDelivered, { when: momentOf(lastDeliveredAt) })
  return [
    delivered,
    ...(state === 'failing' ? [webhookWords.failingNote] : []),
    ...(state === 'gone' ? [webhookWords.goneNote] : []),
    ...(state === 'enabled' && failingSince !== null
      ? [fill(webhookWords.failingSince, { when: momentOf(failingSince) })]
      : []),
    ...(previousSecretUntil !== null && previousSecretUntil > Date.now()
      ? [fill(webhookWords.rotatingUntil, { when: momentOf(previousSecretUntil) })]
      : []),
  ]
}

interface WebhookActionsProps {
  endpoint: WebhookEndpointRecord
  onSecret: (secret: string) => void
  onTested: () => void
}

/** The buttons for an endpoint, with their dialogs. */
function WebhookActions({ endpoint, onSecret, onTested }: WebhookActionsProps) {
  const { id, url, state } = endpoint
  const [openDialog, setOpenDialog] = useState<'edit' | 'rotate' | 'remove' | null>(null)
  const { withReauthentication, dialog } = useReauthentication()
  const isEnabled = state === 'enabled'
  const test = useAction(async () => {
    await call('POST /webhooks/{id}/test', { id })
    onTested()
    return webhookWords.tested
  })
  const rotate = useAction(async () => {
    setOpenDialog(null)
    const rotated = await withReauthentication(() =>
      call('POST /webhooks/{id}/rotate-secret', { id }),
    )
    if (rotated) onSecret(rotated.data.secret)
    return null
  })
  const change = useAction(async () => {
    await call('PATCH /webhooks/{id}', { id, state: isEnabled ? 'paused' : 'enabled' })
    return isEnabled ? webhookWords.paused : webhookWords.enabled
  })
  const remove = useAction(async () => {
    await call('DELETE /webhooks/{id}', { id })
    return webhookWords.removed
  })
  return (
    <div className="flex flex-wrap gap-2">
      {isEnabled && (
        <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate()}>
          {webhookWords.test}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setOpenDialog('edit')}>
        {webhookWords.editShort}
      </Button>
      <Button variant="secondary" onClick={() => setOpenDialog('rotate')}>
        {webhookWords.rotate}
      </Button>
      <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate()}>
        {isEnabled ? webhookWords.pause : webhookWords.enable}
      </Button>
      <Button variant="secondary" onClick={() => setOpenDialog('remove')}>
        {webhookWords.remove}
      </Button>
      {openDialog === 'edit' && (
        <EditWebhook endpoint={endpoint} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'rotate' && (
        <Choice
          title={webhookWords.rotateTitle}
          about={webhookWords.rotateAbout}
          action={rotate}
          labels={[webhookWords.rotate, webhookWords.keepSecret]}
          onCancel={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'remove' && (
        <Choice
          title={webhookWords.removeTitle}
          about={fill(webhookWords.removeAbout, { url })}
          action={remove}
          labels={[webhookWords.remove, webhookWords.keep]}
          onCancel={() => setOpenDialog(null)}
        />
      )}
      {dialog}
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
