import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { NotificationPreference } from '../../../api/notifications/notification-preference.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { phoneWords } from '../../../locales/en/screens/phone.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../../paths.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { phoneQuery } from './phone-query.ts'
import { layoutFor } from './preference-layout.ts'
import { preferencesQuery } from './preferences-query.ts'
import { UpdateNotificationPreference } from './UpdateNotificationPreference.tsx'

// Loaded on demand: most servers have no phone channels.
const PhoneChannels = lazyComponent(() => import('./PhoneChannels.tsx'), 'PhoneChannels')

/** The notification preferences for each kind of event. */
export function UpdateNotificationPreferences() {
  const words = useWords('notificationWords', notificationWords)
  const { data: phone, isPending } = useQuery(phoneQuery)
  const phoneChannels = (phone?.channels ?? [])
    .filter(({ state }) => state === 'confirmed')
    .map(({ channel }) => channel)
  return (
    <>
      <BackLink to={paths.notifications}>{words.notifications}</BackLink>
      <ScreenHeader title={words.preferences}>{words.preferencesHint}</ScreenHeader>
      <QueryBoundary query={useQuery(preferencesQuery)} skeleton={<ScreenSkeleton />}>
        {(preferences) =>
          // The columns depend on both.
          isPending ? <ScreenSkeleton /> : <Preferences {...{ preferences, phoneChannels }} />
        }
      </QueryBoundary>
      {phone && phone.channels.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-4 h-56 w-full rounded-md" />}>
          <PhoneChannels phone={phone} />
        </Suspense>
      )}
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
  const words = useWords('notificationWords', notificationWords)
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
