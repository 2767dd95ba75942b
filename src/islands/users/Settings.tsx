import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { deviceName } from '../../domain/users/devices.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Fold } from '../../ui/sections/Fold.tsx'
import { FoldingChevron } from '../../ui/sections/FoldingChevron.tsx'
import { paths } from '../paths.ts'
import { PushDevices } from '../push/PushDevices.tsx'
import { call } from '../session.ts'
import { momentOf } from '../shell/dates.ts'
import { TextLink } from '../shell/nav/links.tsx'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { showToast } from '../shell/toasts.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { DownloadMyData } from './DownloadMyData.tsx'
import { EraseMyAccount } from './EraseMyAccount.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SignInSecurity } from './SignInSecurity.tsx'
import { useReauthentication } from './use-reauthentication.tsx'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => loadSessions(signal),
})

async function loadSessions(signal: AbortSignal) {
  return (await call('GET /auth/sessions', {}, { signal })).data
}

const everywhereElse = 'everywhere else'

const folds: readonly { title: string; Content: ComponentType }[] = [
  { title: 'Language', Content: LanguageChoice },
  { title: 'Change password', Content: ChangePassword },
  { title: 'Login security', Content: SignInSecurity },
  { title: 'Where you are logged in', Content: Sessions },
  { title: 'Notifications', Content: Notifications },
  { title: 'Download my data', Content: DownloadMyData },
  { title: 'Delete my account', Content: EraseMyAccount },
]

function Notifications() {
  return (
    <div className="grid gap-3">
      <PushDevices />
      <p>
        <TextLink to={paths.notificationPreferences}>Choose what we email and text you</TextLink>
      </p>
    </div>
  )
}

export function Settings() {
  return (
    <Card flush>
      <section aria-labelledby="settings">
        <h2 id="settings" className="px-4 pt-4 pb-2 sm:pt-5 text-xl sm:px-6">
          Settings
        </h2>
        {folds.map((fold) => (
          <Setting key={fold.title} {...fold} />
        ))}
      </section>
    </Card>
  )
}

function Setting({ title, Content }: { title: string; Content: ComponentType }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Fold title={title} onToggle={() => setWasOpened(true)}>
      {wasOpened && <Content />}
    </Fold>
  )
}

type Session = Awaited<ReturnType<typeof loadSessions>>[number]

/** The sessions of each device, as far as its name tells it apart. The current one is apart and first. */
function byDevice(all: readonly Session[]): Session[][] {
  const devices = new Map<string, Session[]>()
  for (const session of all) {
    const name = session.current ? '' : deviceName(session.userAgent)
    devices.set(name, [...(devices.get(name) ?? []), session])
  }
  return [...devices]
    .sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([, sessions]) => sessions)
}

/** The user's sessions. All but the current one can be ended. */
function Sessions() {
  const sessions = useQuery(sessionsQuery)
  const client = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const end = useMutation({
    mutationFn: (id: string) =>
      withReauthentication(() =>
        id === everywhereElse
          ? call('DELETE /auth/sessions', {})
          : call('DELETE /auth/sessions/{id}', { id }),
      ),
    onSuccess: (ended) => ended && void showToast('success', ended.message),
    onError: ({ message }) => void showToast('error', message),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })

  return (
    <QueryBoundary query={sessions} skeleton={<Skeleton className="h-28 w-full rounded-md" />}>
      {(all) => (
        <div className="grid gap-4">
          <ul className="grid divide-y divide-line border-y border-line">
            {byDevice(all).map(([first, ...more]) => {
              if (!first) return null
              const row = { end: end.mutate, ending: end.isPending ? end.variables : undefined }
              if (more.length === 0) return <SessionRow key={first.id} session={first} {...row} />
              const same = [first, ...more].sort((one, other) => other.lastSeenAt - one.lastSeenAt)
              return (
                <li key={first.id} className="py-1">
                  <details>
                    <summary className="flex min-h-14 items-center gap-4">
                      <MonitorSmartphone
                        aria-hidden="true"
                        className="size-6 shrink-0 text-muted"
                      />
                      <span className="min-w-0 grow">
                        <span className="block font-medium">{deviceName(first.userAgent)}</span>
                        <span className="block text-sm text-muted">
                          {same.length} logins, last used {momentOf(same[0]?.lastSeenAt ?? 0)}
                        </span>
                      </span>
                      <FoldingChevron />
                    </summary>
                    <ul className="ms-10 grid divide-y divide-line border-t border-line">
                      {same.map((session) => (
                        <SessionRow key={session.id} session={session} isNamed={false} {...row} />
                      ))}
                    </ul>
                  </details>
                </li>
              )
            })}
          </ul>
          {all.some(({ current }) => !current) ? (
            <div>
              <Button
                variant="secondary"
                busy={end.isPending && end.variables === everywhereElse}
                onClick={() => end.mutate(everywhereElse)}
              >
                Log out everywhere else
              </Button>
            </div>
          ) : (
            <p className="text-sm text-muted">You are logged in nowhere else.</p>
          )}
          {dialog}
        </div>
      )}
    </QueryBoundary>
  )
}

interface SessionRowProps {
  session: Session
  /** False below the name of its device. */
  isNamed?: boolean
  end: (id: string) => void
  /** The session that is being ended. */
  ending: string | undefined
}

function SessionRow({ session, isNamed = true, end, ending }: SessionRowProps) {
  const { id, userAgent, lastSeenAt, current } = session
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {isNamed && <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />}
      <div className="min-w-0 grow basis-40">
        {isNamed && <p className="font-medium">{deviceName(userAgent)}</p>}
        <p className="text-sm text-muted">
          {current ? 'This device, in use now' : `Last used ${momentOf(lastSeenAt)}`}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          aria-label={`Log out ${deviceName(userAgent)}, last used ${momentOf(lastSeenAt)}`}
          busy={ending === id}
          onClick={() => end(id)}
        >
          Log out
        </Button>
      )}
    </li>
  )
}
