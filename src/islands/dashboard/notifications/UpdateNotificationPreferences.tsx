import { useQuery } from '@tanstack/react-query'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { preferencesQuery } from './preferences-query.ts'
import { QuietHours } from './QuietHours.tsx'
import { preferenceRow, UpdateNotificationPreference } from './UpdateNotificationPreference.tsx'

/** The notification preferences for each kind of event. */
export function UpdateNotificationPreferences() {
  return (
    <>
      <BackLink to={paths.notifications}>{notificationWords.notifications}</BackLink>
      <ScreenHeader title={notificationWords.preferences}>
        {notificationWords.preferencesHint}
      </ScreenHeader>
      <QueryBoundary query={useQuery(preferencesQuery)} skeleton={<ScreenSkeleton />}>
        {(preferences) => (
          <Card flush>
            <p
              aria-hidden="true"
              className={cx(preferenceRow, 'py-3 text-xs font-semibold text-muted max-md:hidden')}
            >
              <span>{notificationWords.event}</span>
              <span>{notificationWords.byEMail}</span>
              <span className="text-center">{notificationWords.showItHereToo}</span>
              <span className="text-center">{pushWords.onDevices}</span>
            </p>
            <ul className="divide-y divide-line border-line md:border-t">
              {preferences.map((preference) => (
                <li key={preference.event}>
                  <UpdateNotificationPreference preference={preference} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </QueryBoundary>
      <QuietHours />
    </>
  )
}
