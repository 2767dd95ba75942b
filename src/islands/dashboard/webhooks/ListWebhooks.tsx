import { useQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { webhookWords } from '../../../locales/en/screens/webhooks.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useMarkNotificationsRead } from '../notifications/use-mark-notifications-read.ts'
import { AddButton, DeveloperScreen } from './DeveloperScreen.tsx'
import { EditWebhook } from './EditWebhook.tsx'
import { webhooksQuery } from './queries.ts'
import { WebhookCard } from './WebhookCard.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

/** The user’s webhook endpoints: URLs on own servers that are notified of events. */
export function ListWebhooks() {
  useMarkNotificationsRead(paths.webhooks)
  const query = useQuery(webhooksQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const add = <AddButton text={webhookWords.add} onAdd={() => setIsAdding(true)} />
  return (
    <DeveloperScreen words={webhookWords} add={query.data?.length ? add : null}>
      <QueryBoundary query={query} skeleton={<ScreenSkeleton />}>
        {(endpoints) =>
          endpoints.length === 0 ? (
            <EmptyState
              title={webhookWords.none}
              icon={<Webhook aria-hidden="true" />}
              action={add}
            >
              {webhookWords.noneAbout}
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {endpoints.map((endpoint) => (
                <WebhookCard key={endpoint.id} endpoint={endpoint} onSecret={setSecret} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {isAdding && (
        <EditWebhook
          onClose={() => setIsAdding(false)}
          onMade={(made) => {
            setIsAdding(false)
            setSecret(made)
          }}
        />
      )}
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </DeveloperScreen>
  )
}
