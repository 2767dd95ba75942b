import { Suspense, useState } from 'react'
import type { WebhookEndpointRecord } from '../../../api/webhooks/webhook-endpoint.ts'
import { endpointStateLabels, webhookWords } from '../../../locales/en/screens/webhooks.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { Fold } from '../../../ui/sections/Fold.tsx'
import { momentOf } from '../../shell/dates.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { WebhookActions } from './WebhookActions.tsx'

const ListDeliveries = lazyComponent(() => import('./ListDeliveries.tsx'), 'ListDeliveries')

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
          <Suspense fallback={<Skeleton className="h-28 w-full rounded-md" />}>
            {isOpen && <ListDeliveries id={id} canSend={state === 'enabled'} />}
          </Suspense>
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
