import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationPreference } from '../../../api/notifications/preferences.ts'
import {
  type NotificationEvent,
  notificationEvents,
} from '../../../domain/notifications/notifications.ts'
import { preferenceWords } from '../../../locales/en/screens/notifications.ts'
import { Card } from '../../../ui/Card.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { preferencesQuery } from '../screen-queries.ts'

/** What a user turns on and off together. */
const notificationGroups = {
  urgent: ['match', 'talk', 'suggestion', 'check', 'claim', 'transfer'],
  news: ['ending', 'thanks', 'plan'],
  reminders: ['reminder'],
} as const satisfies Record<string, readonly NotificationEvent[]>

type NotificationGroup = keyof typeof notificationGroups

/** A switch for each group of events. */
export function NotificationSwitches({
  preferences,
}: {
  preferences: readonly NotificationPreference[]
}) {
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {Object.entries(notificationGroups).map(([group, events]) => (
          <li key={group}>
            <GroupSwitch
              group={group as NotificationGroup}
              preferences={preferences.filter(({ event }) => events.some((each) => each === event))}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface GroupSwitchProps {
  group: NotificationGroup
  preferences: readonly NotificationPreference[]
}

/** Off: its events are shown in the app and sent nowhere. On: as they are for a new user. */
function GroupSwitch({ group, preferences }: GroupSwitchProps) {
  const words = useWords('preferenceWords', preferenceWords)
  const queryClient = useQueryClient()
  const update = useMutation({
    scope: { id: 'preference groups' },
    mutationFn: (isOn: boolean) =>
      Promise.all(
        preferences.map(({ event }) =>
          call('PATCH /notifications/preferences', {
            event,
            ...(isOn ? notificationEvents[event] : silent),
          }),
        ),
      ),
    onSuccess: () => showToast('success', words.saved),
    onError: (error) => showToast('error', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey }),
  })
  const isSent = preferences.some(
    ({ email, push, sms, whatsapp }) => email !== 'off' || push || sms || whatsapp,
  )
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-3 md:px-5">
      <span className="grow">
        <span className="block font-semibold">{words[group]}</span>
        <span className="text-sm text-muted">
          {preferences.map(({ label }) => label).join(' · ')}
        </span>
      </span>
      <input
        type="checkbox"
        checked={update.isPending ? update.variables : isSent}
        onChange={({ target }) => update.mutate(target.checked)}
        className="size-6 shrink-0 accent-brand"
      />
    </label>
  )
}

const silent = { inApp: true, email: 'off', push: false, sms: false, whatsapp: false } as const
