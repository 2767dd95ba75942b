import { useQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { webhookWords } from '../../../locales/en/screens/webhooks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useMarkNotificationsRead } from '../notifications/use-mark-notifications-read.ts'
import { webhooksQuery } from '../screen-queries.ts'
import { AddButton, DeveloperScreen } from './DeveloperScreen.tsx'
import { EditWebhook } from './EditWebhook.tsx'
import { WebhookCard } from './WebhookCard.tsx'

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

/** Shows a secret, which cannot be shown again. */
function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title={webhookWords.secretTitle} onClose={onClose}>
      <p>{webhookWords.secretAbout}</p>
      <p className="flex items-center gap-2 rounded-md bg-sunken px-3 py-2">
        <code className="min-w-0 grow font-mono text-sm wrap-anywhere">{secret}</code>
        <CopyButton text={secret} name={webhookWords.secretName} />
      </p>
      <div>
        <Button onClick={onClose}>{webhookWords.secretKept}</Button>
      </div>
    </Dialog>
  )
}
