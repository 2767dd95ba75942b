import { KeyRound, Pencil } from 'lucide-react'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { whyCannotActOnUser } from '../../../domain/users/user-actions.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { userPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { user as route } from '../routes.ts'
import { ConflictNotice, UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { AccountBadge, RoleBadge } from './status.tsx'
import { UserFacts } from './UserFacts.tsx'
import { UserLinks } from './UserLinks.tsx'
import { UserManagement } from './UserManagement.tsx'
import { UserScreen } from './UserScreen.tsx'

/** A user's record for staff, and the staff actions. */
export function GetUser() {
  const { userId } = route.useParams()
  return <UserScreen id={userId}>{(user) => <User key={userId} user={user} />}</UserScreen>
}

function User({ user }: { user: AdminUserRecord }) {
  const actor = useUser()
  const may = (endpoint: 'edit' | 'reset-password') =>
    whyCannotActOnUser(actor, user, endpoint) === null
  return (
    <>
      <ScreenHeader
        title={user.name}
        action={
          <UnlessConflict about={{ kind: 'user', id: user.id }}>
            <div className="flex flex-wrap gap-2">
              {may('edit') && (
                <ButtonLink to={`${userPath(user.id)}/edit`}>
                  <Pencil aria-hidden="true" />
                  {adminUserWords.editUser}
                </ButtonLink>
              )}
              {may('reset-password') && (
                <ButtonLink to={`${userPath(user.id)}/reset-password`} variant="secondary">
                  <KeyRound aria-hidden="true" />
                  {adminUserWords.resetPassword}
                </ButtonLink>
              )}
            </div>
          </UnlessConflict>
        }
      >
        <span className="flex flex-wrap items-center gap-2">
          <RoleBadge role={user.role} />
          <AccountBadge status={user.status} />
          {user.id === actor.id && adminUserWords.thisIsYou}
        </span>
      </ScreenHeader>
      {user.id !== actor.id && <ConflictNotice about={{ kind: 'user', id: user.id }} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UserFacts user={user} />
          <RecentActivity id={user.id} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UserLinks user={user} />
          <UserManagement user={user} />
        </div>
      </div>
    </>
  )
}
