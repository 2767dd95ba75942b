import { useQuery } from '@tanstack/react-query'
import { ChevronRight, KeyRound, Pencil } from 'lucide-react'
import type { AdminUserRecord } from '../../../api/users/admin-users.ts'
import { groupedPhone } from '../../../domain/users/phone-numbers.ts'
import { whyCannotActOnUser } from '../../../domain/users/user-actions.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { Email } from '../../../ui/Email.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths, userPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { momentOf } from '../../shell/dates.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { withSearch } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { ActionBadge, Subject } from '../activity/Subject.tsx'
import { userActivityQuery } from '../lists.ts'
import { user as route } from '../routes.ts'
import { ConflictNotice, UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { AccountBadge, RoleBadge } from './UserCell.tsx'
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
          <AccountBadge user={user} />
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

const none = <span className="font-normal text-muted">{adminUserWords.notGiven}</span>

function UserFacts({ user }: { user: AdminUserRecord }) {
  const place = [user.address, user.lga, user.state, user.country].filter(Boolean)
  return (
    <Card>
      <h2 className="mb-4 text-xl">{adminUserWords.account}</h2>
      <Facts>
        {user.statusReason && (
          <Fact label={adminUserWords.suspendedBecause}>{user.statusReason}</Fact>
        )}
        <Fact label={adminUserWords.email}>
          <Email address={user.email} />
          <span className="block text-xs font-normal text-muted">
            {user.emailVerified ? adminUserWords.verified : adminUserWords.notVerifiedYet}
          </span>
        </Fact>
        <Fact label={adminUserWords.phone}>{groupedPhone(user.phoneNumber) || none}</Fact>
        <Fact label={adminUserWords.alternatePhone}>
          {groupedPhone(user.alternatePhoneNumber ?? '') || none}
        </Fact>
        <Fact label={adminUserWords.address}>
          <span className="break-words">{place.join(', ')}</span>
        </Fact>
        <Fact label={adminUserWords.plan}>{user.currentPlanId.name}</Fact>
        <Fact label={adminUserWords.joined}>{longDate(user.createdAt)}</Fact>
        <Fact label={adminUserWords.lastLogin}>
          {user.lastLogin ? longDate(user.lastLogin) : adminUserWords.never}
        </Fact>
        <Fact label={adminUserWords.password}>
          {user.hasPassword ? adminUserWords.set : adminUserWords.notSetYet}
        </Fact>
        <Fact label={adminUserWords.secondFactor}>
          {user.hasSecondFactor ? adminUserWords.on : adminUserWords.off}
          {user.secondFactorEndsAt !== null &&
            fill(adminUserWords.toBeRemoved, {
              secondFactorEndsAt: momentOf(user.secondFactorEndsAt),
            })}
        </Fact>
      </Facts>
    </Card>
  )
}

const line =
  'flex min-h-13 items-center gap-3 px-4 py-2 text-sm font-medium hover:bg-sunken focus-visible:-outline-offset-3 sm:px-6'

/** Links to the user's other records, with their counts. */
function UserLinks({ user }: { user: AdminUserRecord }) {
  const links = [
    {
      label: adminUserWords.assets,
      count: user.assets,
      href: withSearch(paths.adminAssets, { owner: user.id }),
    },
    {
      label: adminUserWords.reports,
      count: user.reports,
      href: withSearch(paths.adminItems, { owner: user.id, status: 'all' }),
    },
    {
      label: adminUserWords.payments,
      href: withSearch(paths.adminPayments, { owner: user.id }),
    },
    {
      label: adminUserWords.theirActivity,
      href: withSearch(paths.adminLogs, { actor: user.id }),
    },
    {
      label: adminUserWords.accountChanges,
      href: withSearch(paths.adminLogs, { entity: 'user', entityId: user.id }),
    },
  ]
  return (
    <Card flush>
      <h2 className="sr-only">{fill(adminUserWords.moreAbout, { name: user.name })}</h2>
      <ul className="divide-y divide-line">
        {links.map(({ label, count, href }) => (
          <li key={label}>
            <a href={href} className={line}>
              <span className="grow">{label}</span>
              {count !== undefined && <span className="tabular-nums">{count}</span>}
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The user's last few actions. */
function RecentActivity({ id }: { id: string }) {
  const query = useQuery(userActivityQuery(id))
  return (
    <Card>
      <h2 className="mb-4 text-xl">{adminUserWords.recentActivities}</h2>
      <QueryBoundary query={query} skeleton={<Skeleton className="h-40 w-full rounded-md" />}>
        {(logs) =>
          logs.length === 0 ? (
            <p className="text-sm text-muted">{adminUserWords.activitiesEmpty}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {logs.map((entry) => (
                <li
                  key={entry.id}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm"
                >
                  <ActionBadge action={entry.action} />
                  <span className="grow">
                    <Subject entry={entry} />
                  </span>
                  <span className="text-muted">{momentOf(entry.timestamp)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Card>
  )
}
