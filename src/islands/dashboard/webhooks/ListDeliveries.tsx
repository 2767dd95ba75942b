import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WebhookDeliveryRecord } from '../../../api/webhooks/webhooks.ts'
import {
  deliveryStateLabels,
  outcomeText,
  webhookEventLabels,
  webhookWords,
} from '../../../locales/en/screens/webhooks.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { DividedList } from '../../../ui/sections/DividedList.tsx'
import { call } from '../../session.ts'
import { momentOf } from '../../shell/dates.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { showToast } from '../../shell/toasts.ts'
import { deliveriesQuery } from '../screen-queries.ts'

interface Props {
  /** The id of the endpoint. */
  id: string
  canSend: boolean
}

/** The deliveries to an endpoint, with their outcomes. */
export function ListDeliveries({ id, canSend }: Props) {
  const query = useQuery(deliveriesQuery(id))
  return (
    <QueryBoundary query={query} skeleton={<Skeleton className="h-28 w-full rounded-md" />}>
      {(deliveries) => (
        <div className="grid gap-3">
          {deliveries.length === 0 ? (
            <p className="text-sm text-muted">{webhookWords.noDeliveries}</p>
          ) : (
            <DividedList>
              {deliveries.map((delivery) => (
                <Delivery key={delivery.id} endpointId={id} delivery={delivery} canSend={canSend} />
              ))}
            </DividedList>
          )}
          <div>
            <Button
              variant="secondary"
              busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {webhookWords.reload}
            </Button>
          </div>
        </div>
      )}
    </QueryBoundary>
  )
}

const tones = { waiting: 'waiting', delivered: 'good', failed: 'bad' } as const

interface DeliveryProps {
  endpointId: string
  delivery: WebhookDeliveryRecord
  canSend: boolean
}

function Delivery({ endpointId, delivery, canSend }: DeliveryProps) {
  const client = useQueryClient()
  const { id, type, reference, state } = delivery
  const again = useMutation({
    mutationFn: () =>
      call('POST /webhooks/{id}/deliveries/{deliveryId}/resend', {
        id: endpointId,
        deliveryId: id,
      }),
    onSuccess: () => void showToast('success', webhookWords.sentAgain),
    onError: ({ message }) => void showToast('error', message),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesQuery(endpointId).queryKey }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grow basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {webhookEventLabels[type]}
          <StageBadge tone={tones[state]}>{deliveryStateLabels[state]}</StageBadge>
        </p>
        {reference !== null && <p className="text-sm wrap-anywhere">{reference}</p>}
        <p className="text-sm text-muted">{detailsOf(delivery).join(' · ')}</p>
        <p className="font-mono text-xs text-muted wrap-anywhere">{id}</p>
      </div>
      {canSend && state !== 'waiting' && (
        <Button
          variant="secondary"
          aria-label={fill(webhookWords.resendThis, { id })}
          busy={again.isPending}
          onClick={() => again.mutate()}
        >
          {webhookWords.sendAgain}
        </Button>
      )}
    </li>
  )
}

function detailsOf({
  createdAt,
  lastAttemptAt,
  attempts,
  outcome,
  nextAttemptAt,
}: WebhookDeliveryRecord): string[] {
  return [
    momentOf(lastAttemptAt ?? createdAt),
    ...(outcome === null ? [] : [outcomeText(outcome)]),
    ...(attempts > 0 ? [fill(webhookWords.attempts, { count: String(attempts) })] : []),
    ...(nextAttemptAt !== null && attempts > 0
      ? [fill(webhookWords.nextAttempt, { when: momentOf(nextAttemptAt) })]
      : []),
  ]
}
