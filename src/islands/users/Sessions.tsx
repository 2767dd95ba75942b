import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { revokeOtherSessions } from '../../api/auth/revoke-other-sessions.ts'
import { endOwnSession } from '../../api/auth/revoke-session.ts'
import { deviceName } from '../../domain/users/devices.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { call } from '../session.ts'
import { momentOf } from '../shell/dates.ts'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { showToast } from '../shell/toasts.ts'
import { sessionsQuery } from './queries.ts'

const everywhereElse = 'everywhere else'

/** The user's sessions. All but the current one can be ended. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery)
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (id: string) =>
      id === everywhereElse ? call(revokeOtherSessions, {}) : call(endOwnSession, { id }),
    onSuccess: ({ message }) => void showToast('success', message),
    onError: ({ message }) => void showToast('error', message),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })

  return (
    <QueryBoundary query={sessions} skeleton={<Skeleton className="h-28 w-full rounded-md" />}>
      {(all) => (
        <div className="grid gap-4">
          <ul className="grid divide-y divide-line border-y border-line">
            {all.map(({ id, userAgent, lastSeenAt, current }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
                <div className="min-w-0 grow basis-40">
                  <p className="font-medium">{deviceName(userAgent)}</p>
                  <p className="text-sm text-muted">
                    {current ? 'This device, in use now' : `Last used ${momentOf(lastSeenAt)}`}
                  </p>
                </div>
                {!current && (
                  <Button
                    variant="secondary"
                    aria-label={`Sign out ${deviceName(userAgent)}, last used ${momentOf(lastSeenAt)}`}
                    busy={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {all.some(({ current }) => !current) ? (
            <div>
              <Button
                variant="secondary"
                busy={end.isPending && end.variables === everywhereElse}
                onClick={() => end.mutate(everywhereElse)}
              >
                Sign out everywhere else
              </Button>
            </div>
          ) : (
            <p className="text-sm text-muted">You are signed in nowhere else.</p>
          )}
        </div>
      )}
    </QueryBoundary>
  )
}
