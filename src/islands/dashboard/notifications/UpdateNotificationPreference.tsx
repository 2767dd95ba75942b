import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { NotificationPreference } from '../../../api/notifications/notification-preference.ts'
import { updateNotificationPreferences } from '../../../api/notifications/update-notification-preferences.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import type { EmailChoice } from '../../../domain/notifications/notifications.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { phoneWords } from '../../../locales/en/screens/phone.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
import { cx } from '../../../ui/cx.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import type { PreferenceLayout } from './preference-layout.ts'
import { preferencesQuery } from './preferences-query.ts'

type Preferences = Pick<NotificationPreference, 'inApp' | 'email' | 'push'> &
  Partial<Pick<NotificationPreference, MessageChannel>>

/** The preferences for one kind of event. Each change is saved at once. */
export function UpdateNotificationPreference({
  preference,
  phoneChannels,
  layout,
}: {
  preference: NotificationPreference
  /** The channels for which the user's phone number is confirmed. */
  phoneChannels: readonly MessageChannel[]
  layout: PreferenceLayout
}) {
  const words = useWords('notificationWords', notificationWords)
  const mailLabels: Record<EmailChoice, string> = {
    now: words.atOnce,
    daily: words.onceADay,
    off: words.never,
  }
  const { onDevices } = useWords('pushWords', pushWords)
  const phoneLabels = useWords('phoneWords', phoneWords)
  const queryClient = useQueryClient()
  const title = useId()
  const update = useMutation({
    // One after another: a disabled control would lose the focus.
    scope: { id: `preference ${preference.event}` },
    mutationFn: (preferences: Preferences) =>
      call(updateNotificationPreferences, { event: preference.event, ...preferences }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(preferencesQuery.queryKey, (all) =>
        all?.map((each) => (each.event === data.event ? data : each)),
      )
      void showToast('success', words.saved)
    },
    onError: (error) => showToast('error', error.message),
  })
  // A change shows at once and is reverted if it could not be saved.
  const shown = { ...preference, ...(update.isPending && update.variables) }
  const { inApp, email, push } = shown
  const save = (change: Partial<Preferences>) => update.mutate({ inApp, email, push, ...change })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no columns in older browsers
    <div role="group" aria-labelledby={title} className={layout.row}>
      <div>
        <h2 id={title} className="text-base">
          {preference.label}
        </h2>
        <p className="text-sm text-muted">{preference.about}</p>
      </div>
      <LabelledControl label={words.byEMail} layout={layout}>
        <select
          value={email}
          onChange={({ target }) => save({ email: target.value as EmailChoice })}
          className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-2 text-base text-ink"
        >
          {Object.entries(mailLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </LabelledControl>
      <LabelledControl label={words.showItHereToo} layout={layout}>
        <Checkbox checked={inApp} onChange={(inApp) => save({ inApp })} layout={layout} />
      </LabelledControl>
      <LabelledControl label={onDevices} layout={layout}>
        <Checkbox checked={push} onChange={(push) => save({ push })} layout={layout} />
      </LabelledControl>
      {phoneChannels.map((channel) => (
        <LabelledControl
          key={channel}
          label={channel === 'sms' ? phoneLabels.bySms : phoneLabels.byWhatsapp}
          layout={layout}
        >
          <Checkbox
            checked={shown[channel]}
            onChange={(isOn) => save({ [channel]: isOn })}
            layout={layout}
          />
        </LabelledControl>
      ))}
    </div>
  )
}

/** A control with its label. The label is visible only where the table has no header row. */
function LabelledControl({
  label,
  layout,
  children,
}: {
  label: string
  layout: PreferenceLayout
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its children are the control
    <label className="grid gap-1 text-xs text-muted">
      <span className={layout.label}>{label}</span>
      {children}
    </label>
  )
}

function Checkbox({
  checked,
  onChange,
  layout,
}: {
  checked: boolean
  onChange: (next: boolean) => void
  layout: PreferenceLayout
}) {
  return (
    <span className={cx('grid min-h-11 items-center', layout.check)}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-brand"
      />
    </span>
  )
}
