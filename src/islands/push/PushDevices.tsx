import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { deviceName } from '../../domain/users/devices.ts'
import { pushWords } from '../../locales/en/screens/push.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { call } from '../session.ts'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { showToast } from '../shell/toasts.ts'
import { useDates } from '../words/use-dates.ts'
import { useWords } from '../words/use-words.ts'
import { pushQuery, TurnOnHere } from './TurnOnHere.tsx'

/**
 * The devices with push notifications, each with a button that turns them off, and a button for
 * this device.
 */
export function PushDevices() {
  const push = useWords('pushWords', pushWords)
  const { momentOf } = useDates()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (id: string) => call('DELETE /push/subscriptions/{id}', { id }),
    onSuccess: ({ message }) => void showToast('success', message),
    onError: ({ message }) => void showToast('error', message),
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  })
  return (
    <QueryBoundary
      query={useQuery(pushQuery)}
      skeleton={<Skeleton className="h-28 w-full rounded-md" />}
    >
      {({ publicKey, subscriptions, hereId }) => (
        <div className="grid gap-4">
          <p className="text-sm text-muted">{push.about}</p>
          {subscriptions.length === 0 ? (
            <p>{push.none}</p>
          ) : (
            <ul className="grid divide-y divide-line border-y border-line">
              {subscriptions.map(({ id, userAgent, lastSentAt }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <BellRing aria-hidden="true" className="size-6 shrink-0 text-muted" />
                  <div className="min-w-0 grow basis-40">
                    <p className="font-medium">{deviceName(userAgent)}</p>
                    <p className="text-sm text-muted">
                      {id === hereId
                        ? push.isOn
                        : lastSentAt === null
                          ? push.neverRang
                          : fill(push.lastRang, { when: momentOf(lastSentAt) })}
                    </p>
                  </div>
                  <Button
                    variant="secondary"
                    aria-label={fill(push.endDevice, { device: deviceName(userAgent) })}
                    busy={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                  >
                    {push.end}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {hereId === null && <TurnOnHere publicKey={publicKey} />}
        </div>
      )}
    </QueryBoundary>
  )
}
