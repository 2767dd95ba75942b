import { Suspense, useState } from 'react'
import type { AdminUserRecord } from '../../../api/users/admin-users.ts'
import { deviceName } from '../../../domain/users/devices.ts'
import { type UserAction, whyCannotActOnUser } from '../../../domain/users/user-actions.ts'
import { adminUserWords as words } from '../../../locales/en/screens/admin/users.ts'
import { teamMessages } from '../../../locales/en/users.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { momentOf } from '../../shell/dates.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { useUser } from '../../shell/user-context.ts'
import { useConflict } from '../shell/ConflictOfInterest.tsx'

// Loaded on demand, because they import form components.
const loadActions = () => import('./user-actions.tsx')

const dialogs = {
  SuspendUser: lazyComponent(loadActions, 'SuspendUser'),
  RestoreUser: lazyComponent(loadActions, 'RestoreUser'),
  ChangeRole: lazyComponent(loadActions, 'ChangeRole'),
  CorrectEmail: lazyComponent(loadActions, 'CorrectEmail'),
  EndUserSessions: lazyComponent(loadActions, 'RevokeSessions'),
  ResetTwoFactor: lazyComponent(loadActions, 'ResetTwoFactor'),
  GrantPass: lazyComponent(() => import('./user-actions.tsx'), 'GrantPass'),
}
type DialogName = keyof typeof dialogs

/** The user's sessions, and the staff actions on the account. */
export function UserManagement({ user }: { user: AdminUserRecord }) {
  const actor = useUser()
  const [open, setOpen] = useState<DialogName | null>(null)
  const may = (endpoint: UserAction) => whyCannotActOnUser(actor, user, endpoint) === null
  const refusal = whyCannotActOnUser(actor, user, 'edit')
  const OpenDialog = open && dialogs[open]
  const conflict = useConflict({ kind: 'user', id: user.id })
  const isManaged = !conflict && (may('set-status') || may('change-role') || may('end-sessions'))

  return (
    <Card>
      <h2 className="text-xl">{words.signedIn}</h2>
      {user.sessions.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{words.sessionsEmpty}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {user.sessions.map((session) => (
            <li key={session.id} className="py-3 text-sm">
              <span className="block truncate">
                {session.userAgent ? deviceName(session.userAgent) : words.unknownDevice}
              </span>
              <span className="text-muted">
                {fill(words.lastSeen, { lastSeenAt: momentOf(session.lastSeenAt) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-6 mb-3 text-xl">{words.manageThisAccount}</h2>
      {isManaged ? (
        <div className="grid gap-2">
          {may('end-sessions') && user.sessions.length > 0 && (
            <Button variant="secondary" onClick={() => setOpen('EndUserSessions')}>
              {words.signOutEverywhere}
            </Button>
          )}
          {may('change-role') && (
            <Button variant="secondary" onClick={() => setOpen('ChangeRole')}>
              {words.changeRole}
            </Button>
          )}
          {may('correct-email') && (
            <Button variant="secondary" onClick={() => setOpen('CorrectEmail')}>
              {words.correctEmail}
            </Button>
          )}
          {may('forget-second-factor') && user.hasSecondFactor && (
            <Button variant="secondary" onClick={() => setOpen('ResetTwoFactor')}>
              {words.removeSecondFactor}
            </Button>
          )}
          {!conflict && (
            <Button variant="secondary" onClick={() => setOpen('GrantPass')}>
              {words.grantAPlan}
            </Button>
          )}
          {may('set-status') &&
            (user.status === 'active' ? (
              <Button variant="secondary" onClick={() => setOpen('SuspendUser')}>
                {words.suspend}
              </Button>
            ) : (
              <Button onClick={() => setOpen('RestoreUser')}>{words.restore}</Button>
            ))}
        </div>
      ) : (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">
          {conflict ?? (refusal && teamMessages[refusal])}
        </p>
      )}
      <Suspense>{OpenDialog && <OpenDialog user={user} onClose={() => setOpen(null)} />}</Suspense>
    </Card>
  )
}
