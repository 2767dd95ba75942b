import { Link } from '@tanstack/react-router'
import { KeyRound, Pencil } from 'lucide-react'
import type { PersonRecord } from '../../../api/person-record.ts'
import { refusePersonAct } from '../../../domain/person-acts.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { paths, userPath } from '../../paths.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { ConflictNotice, UnlessConflict } from '../CaseConflict.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonLinks } from './PersonLinks.tsx'
import { PersonManagement } from './PersonManagement.tsx'
import { PersonScreen } from './PersonScreen.tsx'
import { RecentDeeds } from './RecentDeeds.tsx'
import { user as route } from './routes.ts'
import { AccountBadge, RoleBadge } from './standing.tsx'

/** One person, all that the team may know of them, and what it may do. */
export function GetUser() {
  const { userId } = route.useParams()
  return (
    <PersonScreen id={userId}>{(person) => <Person key={userId} person={person} />}</PersonScreen>
  )
}

function Person({ person }: { person: PersonRecord }) {
  const actor = useUser()
  const may = (act: 'edit' | 'reset-password') => refusePersonAct(actor, person, act) === null
  return (
    <>
      <BackLink to={paths.adminUsers}>Users</BackLink>
      <ScreenHeader
        title={person.name}
        action={
          <UnlessConflict about={{ kind: 'user', id: person.id }}>
            <div className="flex flex-wrap gap-2">
              {may('edit') && (
                <Link to={`${userPath(person.id)}/edit`} className={buttonStyle()}>
                  <Pencil aria-hidden="true" />
                  Edit User
                </Link>
              )}
              {may('reset-password') && (
                <Link
                  to={`${userPath(person.id)}/reset-password`}
                  className={buttonStyle({ variant: 'secondary' })}
                >
                  <KeyRound aria-hidden="true" />
                  Reset Password
                </Link>
              )}
            </div>
          </UnlessConflict>
        }
      >
        <span className="flex flex-wrap items-center gap-2">
          <RoleBadge role={person.role} />
          <AccountBadge status={person.status} />
          {person.id === actor.id && 'This is you'}
        </span>
      </ScreenHeader>
      {person.id !== actor.id && <ConflictNotice about={{ kind: 'user', id: person.id }} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PersonFacts person={person} />
          <RecentDeeds id={person.id} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PersonLinks person={person} />
          <PersonManagement person={person} />
        </div>
      </div>
    </>
  )
}
