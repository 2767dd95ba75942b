import type { Role } from './roles.ts'

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
 * All actions except giving the user a staff role. The second factors are removed after a day in
 * which the user can object.
 */
const milderEndpoints = userActions.filter(
  (endpoint) => endpoint !== 'change-role' && endpoint !== 'correct-email',
)

/** Users prove their own e-mail: only that of a colleague can be corrected for them. */
const onUsers = userActions.filter((endpoint) => endpoint !== 'correct-email')

/** Which role may act on whose accounts. Only super-admins manage admins. */
const reach: Record<Role, Record<Role, readonly UserAction[]>> = {
  user: { user: [], admin: [], 'super-admin': [] },
  admin: { user: milderEndpoints, admin: [], 'super-admin': [] },
  'super-admin': { user: onUsers, admin: userActions, 'super-admin': userActions },
}

/** `locales/en/users.ts` has the texts. */
export type UserRefusal = 'own-account' | `super-admin-only-${UserAction}`

/** Why `actor` may not do this to `target`; null if they may. */
export function whyCannotActOnUser(
  actor: Party,
  target: Party,
  endpoint: UserAction,
): UserRefusal | null {
  // Staff change their own profile, password and sessions under Account, like all users.
  if (actor.id === target.id) return 'own-account'
  return reach[actor.role][target.role].includes(endpoint) ? null : `super-admin-only-${endpoint}`
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
export function asksPassword(endpoint: UserAction): boolean {
  return (
    endpoint === 'change-role' ||
    endpoint === 'set-status' ||
    endpoint === 'forget-second-factor' ||
    endpoint === 'correct-email'
  )
}
