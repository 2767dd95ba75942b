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
import { useWords } from '../../words/use-words.ts'
import { preferencesQuery } from './preferences-query.ts'
import { QuietHours } from './QuietHours.tsx'
import { preferenceRow, UpdateNotificationPreference } from './UpdateNotificationPreference.tsx'

/** The notification preferences for each kind of event. */
export function UpdateNotificationPreferences() {
  const words = useWords('notificationWords', notificationWords)
  const { onDevices } = useWords('pushWords', pushWords)
  return (
    <>
      <BackLink to={paths.notifications}>{words.notifications}</BackLink>
      <ScreenHeader title={words.preferences}>{words.preferencesHint}</ScreenHeader>
      <QueryBoundary query={useQuery(preferencesQuery)} skeleton={<ScreenSkeleton />}>
        {(preferences) => (
          <Card flush>
            <p
              aria-hidden="true"
              className={cx(preferenceRow, 'py-3 text-xs font-semibold text-muted max-md:hidden')}
            >
              <span />
              <span>{words.byEMail}</span>
              <span className="text-center">{words.showItHereToo}</span>
              <span className="text-center">{onDevices}</span>
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
