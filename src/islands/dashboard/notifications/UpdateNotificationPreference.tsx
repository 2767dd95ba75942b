import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { NotificationPreference } from '../../../api/notifications/notification-preference.ts'
import { updateNotificationPreferences } from '../../../api/notifications/update-notification-preferences.ts'
import type { EmailChoice } from '../../../domain/notifications/notifications.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
import { Card } from '../../../ui/Card.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { preferencesQuery } from './preferences-query.ts'

/** The preferences for one kind of event. Each change is saved at once. */
export function UpdateNotificationPreference({
  preference,
}: {
  preference: NotificationPreference
}) {
  const words = useWords('notificationWords', notificationWords)
  const mailLabels: Record<EmailChoice, string> = {
    now: words.atOnce,
    daily: words.onceADay,
    off: words.never,
  }
  const { onDevices } = useWords('pushWords', pushWords)
  const queryClient = useQueryClient()
  const title = useId()
  const choose = useMutation({
    mutationFn: (choice: Pick<NotificationPreference, 'inApp' | 'email' | 'push'>) =>
      call(updateNotificationPreferences, { event: preference.event, ...choice }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(preferencesQuery.queryKey, (all) =>
        all?.map((each) => (each.event === data.event ? data : each)),
      )
      void showToast('success', words.saved)
    },
    onError: (error) => showToast('error', error.message),
  })
  // A change shows at once and is reverted if it could not be saved.
  const { inApp, email, push } = (choose.isPending && choose.variables) || preference

  return (
    <Card role="group" aria-labelledby={title}>
      <h2 id={title} className="text-lg">
        {preference.label}
      </h2>
      <p className="mt-1 text-sm text-muted">{preference.about}</p>
      <fieldset disabled={choose.isPending} className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <SelectField
          label={words.byEMail}
          value={email}
          onChange={({ target }) =>
            choose.mutate({ inApp, email: target.value as EmailChoice, push })
          }
          choices={Object.entries(mailLabels).map(([value, label]) => ({ value, label }))}
        />
        <CheckboxField
          label={words.showItHereToo}
          checked={inApp}
          onChange={({ target }) => choose.mutate({ inApp: target.checked, email, push })}
          className="sm:self-end"
        />
        <CheckboxField
          label={onDevices}
          checked={push}
          onChange={({ target }) => choose.mutate({ inApp, email, push: target.checked })}
        />
      </fieldset>
    </Card>
  )
}
