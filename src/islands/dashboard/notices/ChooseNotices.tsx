import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { ChooseNotice } from './ChooseNotice.tsx'
import { preferencesQuery } from './preferences-query.ts'

/** How one hears of each kind of event. */
export function ChooseNotices() {
  return (
    <>
      <BackLink to={paths.notices}>Notices</BackLink>
      <ScreenHeader title="What you hear of" tabTitle="Choose your notices">
        For each, choose whether it stands here and when we mail you.
      </ScreenHeader>
      <Loaded query={useQuery(preferencesQuery)} skeleton={<ScreenSkeleton />}>
        {(preferences) => (
          <ul className="grid gap-4">
            {preferences.map((preference) => (
              <li key={preference.event}>
                <ChooseNotice preference={preference} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}
