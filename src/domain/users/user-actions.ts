import type { Role } from './users.ts'

/** What staff may do to a user’s account, besides viewing it. */
export const userActions = [
  'edit',
  'set-status',
  'reset-password',
  'end-sessions',
  'change-role',
  'forget-second-factor',
  'correct-email',
] as const
export type UserAction = (typeof userActions)[number]

interface Party {
  id: string
  role: Role
}

/**
 * What admins may do to users. The second factors are removed after a day in which the user can
 * object.
 */
const milderActions = userActions.filter(
  (action) => action !== 'change-role' && action !== 'correct-email',
)

/** Users verify their own e-mail; staff can correct only the e-mail of other staff. */
const actionsOnUsers = userActions.filter((action) => action !== 'correct-email')

/** What each role may do to accounts of each role. Only super-admins manage admins. */
const allowed: Record<Role, Record<Role, readonly UserAction[]>> = {
  user: { user: [], admin: [], 'super-admin': [] },
  admin: { user: milderActions, admin: [], 'super-admin': [] },
  'super-admin': { user: actionsOnUsers, admin: userActions, 'super-admin': userActions },
}

/** `locales/en/users.ts` has the texts. */
export type UserRefusal = 'own-account' | `super-admin-only-${UserAction}`

/** Why `actor` may not do this to `target`; null if they may. */
export function whyCannotActOnUser(
  actor: Party,
  target: Party,
  action: UserAction,
): UserRefusal | null {
  // Staff change their own profile, password and sessions under Account, like all users.
  if (actor.id === target.id) return 'own-account'
  return allowed[actor.role][target.role].includes(action) ? null : `super-admin-only-${action}`
}

/**
 * Why a user may not open accounts for staff; null if they may. Every additional admin sees all
 * users’ data.
 */
export function whyCannotCreateUser(actor: Role): 'super-admin-only-create' | null {
  return actor === 'super-admin' ? null : 'super-admin-only-create'
}

/**
 * Actions that need a recent password check, because their effects are hard to undo or to notice.
 */
export function asksPassword(action: UserAction): boolean {
  return (
    action === 'change-role' ||
    action === 'set-status' ||
    action === 'forget-second-factor' ||
    action === 'correct-email'
  )
}
