import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { NotificationPreference } from '../../../api/notifications/notification-preference.ts'
import { updateNotificationPreferences } from '../../../api/notifications/update-notification-preferences.ts'
import type { EmailChoice } from '../../../domain/notifications/notifications.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no columns in older browsers
    <div role="group" aria-labelledby={title} className={preferenceRow}>
      <div>
        <h2 id={title} className="text-base">
          {preference.label}
        </h2>
        <p className="text-sm text-muted">{preference.about}</p>
      </div>
      <fieldset disabled={choose.isPending} className="contents">
        <Choice label={words.byEMail}>
          <select
            value={email}
            onChange={({ target }) =>
              choose.mutate({ inApp, email: target.value as EmailChoice, push })
            }
            className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-2 text-sm text-ink"
          >
            {Object.entries(mailLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Choice>
        <Choice label={words.showItHereToo}>
          <Check checked={inApp} onChange={(inApp) => choose.mutate({ inApp, email, push })} />
        </Choice>
        <Choice label={onDevices}>
          <Check checked={push} onChange={(push) => choose.mutate({ inApp, email, push })} />
        </Choice>
      </fieldset>
    </div>
  )
}

/** The columns, shared by the row of headings. */
export const preferenceRow =
  'grid grid-cols-[minmax(0,1fr)_5rem_5rem] items-end gap-x-3 gap-y-2 p-4 [&>:first-child]:col-span-full md:grid-cols-[minmax(0,1fr)_11rem_5.5rem_5.5rem] md:items-center md:px-5 md:[&>:first-child]:col-span-1'

/** Narrow screens have no row of headings. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its children are the control
    <label className="grid gap-1 text-xs text-muted">
      <span className="md:sr-only">{label}</span>
      {children}
    </label>
  )
}

function Check({ checked, onChange }: { checked: boolean; onChange: (next: boolean) => void }) {
  return (
    <span className="grid min-h-11 items-center md:justify-items-center">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-brand"
      />
    </span>
  )
}
