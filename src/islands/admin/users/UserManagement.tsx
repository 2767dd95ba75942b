import { lazy, Suspense, useState } from 'react'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { type UserAction, whyCannotActOnUser } from '../../../domain/users/user-actions.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { teamMessages } from '../../../locales/en/users.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { momentOf } from '../../shell/dates.ts'
import { useUser } from '../../shell/user-context.ts'
import { useConflict } from '../shell/ConflictOfInterest.tsx'

// Loaded on demand: they bring the parts of forms with them.
const SuspendUser = lazy(async () => ({
  default: (await import('./actions/SuspendUser.tsx')).SuspendUser,
}))
const RestoreUser = lazy(async () => ({
  default: (await import('./actions/RestoreUser.tsx')).RestoreUser,
}))
const ChangeRole = lazy(async () => ({
  default: (await import('./actions/ChangeRole.tsx')).ChangeRole,
}))
const CorrectEmail = lazy(async () => ({
  default: (await import('./actions/CorrectEmail.tsx')).CorrectEmail,
}))
const RevokeSessions = lazy(async () => ({
  default: (await import('./actions/RevokeSessions.tsx')).RevokeSessions,
}))
const ResetTwoFactor = lazy(async () => ({
  default: (await import('./actions/ResetTwoFactor.tsx')).ResetTwoFactor,
}))
const GrantPass = lazy(async () => ({
  default: (await import('../payments/GrantPass.tsx')).GrantPass,
}))

const dialogs = {
  SuspendUser,
  RestoreUser,
  ChangeRole,
  CorrectEmail,
  EndUserSessions: RevokeSessions,
  ForgetSecondFactor: ResetTwoFactor,
  GrantPass,
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
      <h2 className="text-xl">{adminUserWords.signedIn}</h2>
      {user.sessions.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{adminUserWords.nowhereAtThe}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {user.sessions.map((session) => (
            <li key={session.id} className="py-3 text-sm">
              <span className="block truncate">
                {session.userAgent || adminUserWords.unknownDevice}
              </span>
              <span className="text-muted">
                {fill(adminUserWords.lastSeen, { lastSeenAt: momentOf(session.lastSeenAt) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-6 mb-3 text-xl">{adminUserWords.manageThisAccount}</h2>
      {isManaged ? (
        <div className="grid gap-2">
          {may('end-sessions') && user.sessions.length > 0 && (
            <Button variant="secondary" onClick={() => setOpen('EndUserSessions')}>
              {adminUserWords.signOutEverywhere2}
            </Button>
          )}
          {may('change-role') && (
            <Button variant="secondary" onClick={() => setOpen('ChangeRole')}>
              {adminUserWords.changeRole}
            </Button>
          )}
          {may('correct-email') && (
            <Button variant="secondary" onClick={() => setOpen('CorrectEmail')}>
              {adminUserWords.correctEmail}
            </Button>
          )}
          {may('forget-second-factor') && user.hasSecondFactor && (
            <Button variant="secondary" onClick={() => setOpen('ForgetSecondFactor')}>
              {adminUserWords.removeSecondFactor}
            </Button>
          )}
          {!conflict && (
            <Button variant="secondary" onClick={() => setOpen('GrantPass')}>
              {adminUserWords.grantAPlan}
            </Button>
          )}
          {may('set-status') &&
            (user.status === 'active' ? (
              <Button variant="danger" onClick={() => setOpen('SuspendUser')}>
                {adminUserWords.suspend2}
              </Button>
            ) : (
              <Button onClick={() => setOpen('RestoreUser')}>{adminUserWords.restore2}</Button>
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
