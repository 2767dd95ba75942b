import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { phoneWords } from '../../../locales/en/screens/phone.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { phoneQuery } from './phone-query.ts'
import { layoutFor } from './preference-layout.ts'
import { preferencesQuery } from './preferences-query.ts'
import { QuietHours } from './QuietHours.tsx'
import { UpdateNotificationPreference } from './UpdateNotificationPreference.tsx'

// Most servers and most visits need no form here.
const PhoneChannels = lazy(async () => ({
  default: (await import('./PhoneChannels.tsx')).PhoneChannels,
}))

/** The notification preferences for each kind of event. */
export function UpdateNotificationPreferences() {
  const words = useWords('notificationWords', notificationWords)
  const { onDevices } = useWords('pushWords', pushWords)
  const columns = useWords('phoneWords', phoneWords)
  const { data: phone } = useQuery(phoneQuery)
  const confirmed = (phone?.channels ?? [])
    .filter(({ state }) => state === 'confirmed')
    .map(({ channel }) => channel)
  const layout = layoutFor(confirmed.length)
  return (
    <>
      <BackLink to={paths.notifications}>{words.notifications}</BackLink>
      <ScreenHeader title={words.preferences}>{words.preferencesHint}</ScreenHeader>
      <QueryBoundary query={useQuery(preferencesQuery)} skeleton={<ScreenSkeleton />}>
        {(preferences) => (
          <Card flush>
            <p
              aria-hidden="true"
              className={cx(layout.row, layout.headings, 'py-3 text-xs font-semibold text-muted')}
            >
              <span />
              <span>{words.byEMail}</span>
              <span className="text-center">{words.showItHereToo}</span>
              <span className="text-center">{onDevices}</span>
              {confirmed.map((channel) => (
                <span key={channel} className="text-center">
                  {channel === 'sms' ? columns.bySms : columns.byWhatsapp}
                </span>
              ))}
            </p>
            <ul className={cx('divide-y divide-line border-line', layout.list)}>
              {preferences.map((preference) => (
                <li key={preference.event}>
                  <UpdateNotificationPreference
                    preference={preference}
                    phone={confirmed}
                    layout={layout}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </QueryBoundary>
      {phone && phone.channels.length > 0 && (
        <Suspense>
          <PhoneChannels phone={phone} />
        </Suspense>
      )}
      <QuietHours />
    </>
  )
}
