import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { readDraft } from '../forms/drafts/drafts.ts'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import { useUser } from '../shell/user-context.ts'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileImage } from './ProfilePicture.tsx'

const UpdateProfile = lazyComponent(() => import('./UpdateProfile.tsx'), 'UpdateProfile')

/** The user's profile, which can be edited in place (spec §4). */
export function Profile() {
  const user = useUser()
  const draftName = `profile:${user.id}`
  const [isEditing, setIsEditing] = useState(() => readDraft(draftName) !== null)

  return (
    <Card>
      <section aria-labelledby="profile" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="profile" className="text-xl">
            Profile
          </h2>
          {!isEditing && (
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden="true" />
              Edit Profile
            </Button>
          )}
        </div>
        <ProfileImage isEditing={isEditing} />
        {isEditing ? (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
            <UpdateProfile {...{ user, draftName }} onDone={() => setIsEditing(false)} />
          </Suspense>
        ) : (
          <ProfileFacts user={user} />
        )}
      </section>
    </Card>
  )
}
