import { useState } from 'react'
import type { PersonRecord } from '../../../api/person-record.ts'
import { type PersonAct, refusePersonAct } from '../../../domain/person-acts.ts'
import { teamMessages } from '../../../locales/en/team.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { momentOf } from '../../dates.ts'
import { useUser } from '../../shell/user-context.ts'
import { useConflict } from '../CaseConflict.tsx'
import { ChangeRole } from './ChangeRole.tsx'
import { EndUserSessions } from './EndUserSessions.tsx'
import { ForgetSecondFactor } from './ForgetSecondFactor.tsx'
import { RestoreUser } from './RestoreUser.tsx'
import { SuspendUser } from './SuspendUser.tsx'

const dialogs = { SuspendUser, RestoreUser, ChangeRole, EndUserSessions, ForgetSecondFactor }
type DialogName = keyof typeof dialogs

/** Where somebody is signed in, and what the team may do about their account. */
export function PersonManagement({ person }: { person: PersonRecord }) {
  const actor = useUser()
  const [open, setOpen] = useState<DialogName | null>(null)
  const may = (act: PersonAct) => refusePersonAct(actor, person, act) === null
  const refusal = refusePersonAct(actor, person, 'edit')
  const OpenDialog = open && dialogs[open]
  const conflict = useConflict({ kind: 'user', id: person.id })
  const isManaged = !conflict && (may('set-status') || may('change-role') || may('end-sessions'))

  return (
    <Card>
      <h2 className="text-xl">Signed in</h2>
      {person.sessions.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Nowhere at the moment.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {person.sessions.map((session) => (
            <li key={session.id} className="py-3 text-sm">
              <span className="block truncate">{session.userAgent || 'Unknown device'}</span>
              <span className="text-muted">Last seen {momentOf(session.lastSeenAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-6 mb-3 text-xl">Manage this account</h2>
      {isManaged ? (
        <div className="grid gap-2">
          {may('end-sessions') && person.sessions.length > 0 && (
            <Button variant="secondary" onClick={() => setOpen('EndUserSessions')}>
              Sign out everywhere
            </Button>
          )}
          {may('change-role') && (
            <Button variant="secondary" onClick={() => setOpen('ChangeRole')}>
              Change role
            </Button>
          )}
          {may('forget-second-factor') && person.hasSecondFactor && (
            <Button variant="secondary" onClick={() => setOpen('ForgetSecondFactor')}>
              Remove second factor
            </Button>
          )}
          {may('set-status') &&
            (person.status === 'active' ? (
              <Button variant="danger" onClick={() => setOpen('SuspendUser')}>
                Suspend
              </Button>
            ) : (
              <Button onClick={() => setOpen('RestoreUser')}>Restore</Button>
            ))}
        </div>
      ) : (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">
          {conflict ?? (refusal && teamMessages[refusal])}
        </p>
      )}
      {OpenDialog && <OpenDialog person={person} onClose={() => setOpen(null)} />}
    </Card>
  )
}
