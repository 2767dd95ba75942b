import { useQuery } from '@tanstack/react-query'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { preferencesQuery } from './preferences-query.ts'
import { QuietHours } from './QuietHours.tsx'
import { UpdateNotificationPreference } from './UpdateNotificationPreference.tsx'

/** The notification preferences for each kind of event. */
export function UpdateNotificationPreferences() {
  const words = useWords('notificationWords', notificationWords)
  return (
    <>
      <BackLink to={paths.notifications}>{words.notifications}</BackLink>
      <ScreenHeader title={words.preferences}>{words.preferencesHint}</ScreenHeader>
      <QueryBoundary query={useQuery(preferencesQuery)} skeleton={<ScreenSkeleton />}>
        {(preferences) => (
          <ul className="grid gap-4">
            {preferences.map((preference) => (
              <li key={preference.event}>
                <UpdateNotificationPreference preference={preference} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <QuietHours />
    </>
  )
}
