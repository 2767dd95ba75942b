import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { NotificationPreference } from '../../../api/notifications/preferences.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import type { EmailChoice } from '../../../domain/notifications/notifications.ts'
import { notificationWords, preferenceWords } from '../../../locales/en/screens/notifications.ts'
import { phoneWords } from '../../../locales/en/screens/phone.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { FoldingChevron } from '../../../ui/sections/FoldingChevron.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { cacheAnswer } from '../../shell/cache-answer.ts'
import { BackLink } from '../../shell/nav/links.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { phoneQuery, preferencesQuery } from '../screen-queries.ts'
import { NotificationSwitches } from './NotificationSwitches.tsx'
import { PhoneChannels } from './PhoneChannels.tsx'

/** The notification preferences for each kind of event. */
export function UpdateNotificationPreferences() {
  const frame = useWords('notificationWords', notificationWords)
  const words = useWords('preferenceWords', preferenceWords)
  const { data: phone, isPending } = useQuery(phoneQuery)
  const phoneChannels = (phone?.channels ?? [])
    .filter(({ state }) => state === 'confirmed')
    .map(({ channel }) => channel)
  return (
    <>
      <BackLink to={paths.notifications}>{frame.notifications}</BackLink>
      <ScreenHeader title={frame.preferences}>{words.preferencesHint}</ScreenHeader>
      <QueryBoundary query={useQuery(preferencesQuery)} skeleton={<ScreenSkeleton />}>
        {(preferences) =>
          // The columns depend on both.
          isPending ? (
            <ScreenSkeleton />
          ) : (
            <>
              <NotificationSwitches preferences={preferences} />
              <details className="mt-4">
                <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand">
                  {words.eachEvent}
                  <FoldingChevron />
                </summary>
                <Preferences {...{ preferences, phoneChannels }} />
              </details>
            </>
          )
        }
      </QueryBoundary>
      {phone && phone.channels.length > 0 && <PhoneChannels phone={phone} />}
    </>
  )
}

/** A row for each event, and a column for each way to be notified. */
function Preferences({
  preferences,
  phoneChannels,
}: {
  preferences: readonly NotificationPreference[]
  phoneChannels: readonly MessageChannel[]
}) {
  const words = useWords('preferenceWords', preferenceWords)
  const { onDevices } = useWords('pushWords', pushWords)
  const phoneLabels = useWords('phoneWords', phoneWords)
  const layout = layoutFor(phoneChannels.length)
  if (preferences.length === 0) return null
  return (
    <Card flush>
      <p
        aria-hidden="true"
        className={cx(layout.row, layout.headings, 'py-3 text-xs font-semibold text-muted')}
      >
        <span />
        <span>{words.byEMail}</span>
        <span className="text-center">{words.showItHereToo}</span>
        <span className="text-center">{onDevices}</span>
        {phoneChannels.map((channel) => (
          <span key={channel} className="text-center">
            {channel === 'sms' ? phoneLabels.bySms : phoneLabels.byWhatsapp}
          </span>
        ))}
      </p>
      <ul className={cx('divide-y divide-line border-line', layout.list)}>
        {preferences.map((preference) => (
          <li key={preference.event}>
            <UpdateNotificationPreference
              preference={preference}
              phoneChannels={phoneChannels}
              layout={layout}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Choices = Pick<NotificationPreference, 'inApp' | 'email' | 'push'> &
  Partial<Pick<NotificationPreference, MessageChannel>>

/** The preferences for one kind of event. Each change is saved at once. */
function UpdateNotificationPreference({
  preference,
  phoneChannels,
  layout,
}: {
  preference: NotificationPreference
  /** The channels for which the user's phone number is confirmed. */
  phoneChannels: readonly MessageChannel[]
  layout: PreferenceLayout
}) {
  const words = useWords('preferenceWords', preferenceWords)
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
    mutationFn: (preferences: Choices) =>
      call('PATCH /notifications/preferences', { event: preference.event, ...preferences }),
    onSuccess: async ({ data }) => {
      await cacheAnswer(queryClient, preferencesQuery.queryKey, (all) =>
        all?.map((each) => (each.event === data.event ? data : each)),
      )
      void showToast('success', words.saved)
    },
    onError: (error) => showToast('error', error.message),
  })
  // A change shows at once and is reverted if it could not be saved.
  const shown = { ...preference, ...(update.isPending && update.variables) }
  const { inApp, email, push } = shown
  const save = (change: Partial<Choices>) => update.mutate({ inApp, email, push, ...change })

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

/** The classes of the table of preferences, which is a list on a narrow screen. */
interface PreferenceLayout {
  row: string
  headings: string
  list: string
  /** The label of one control, shown in the list only. */
  label: string
  check: string
}

const row =
  'grid grid-cols-[minmax(0,1fr)_4.5rem_4.5rem] items-end gap-x-2 sm:gap-x-3 gap-y-2 p-4 [&>:first-child]:col-span-full'

const fromMd = {
  headings: 'max-md:hidden',
  list: 'md:border-t',
  label: 'md:sr-only',
  check: 'md:justify-items-center',
  row: `${row} md:grid-cols-[minmax(0,1fr)_11rem_5.5rem_5.5rem] md:items-center md:px-5 md:[&>:first-child]:col-span-1`,
}

const fromXl = {
  headings: 'max-xl:hidden',
  list: 'xl:border-t',
  label: 'xl:sr-only',
  check: 'xl:justify-items-center',
}
const wide = `${row} xl:items-center xl:px-5 xl:[&>:first-child]:col-span-1`

/** The columns for SMS and WhatsApp need a wider screen for the table. */
function layoutFor(phoneChannels: number): PreferenceLayout {
  if (phoneChannels === 0) return fromMd
  const columns =
    phoneChannels === 1
      ? 'sm:grid-cols-[minmax(0,1fr)_5rem_5rem_5rem] xl:grid-cols-[minmax(0,1fr)_9rem_5.5rem_5.5rem_5.5rem]'
      : 'sm:grid-cols-[minmax(0,1fr)_5rem_5rem_5rem_5.5rem] xl:grid-cols-[minmax(0,1fr)_9rem_5.5rem_5.5rem_5.5rem_5.5rem]'
  return { ...fromXl, row: `${wide} ${columns}` }
}
