import type { Role } from './roles.ts'

/** What the team may do to somebody's account, besides looking at it. */
export const userActions = [
  'edit',
  'set-status',
  'reset-password',
  'end-sessions',
  'change-role',
  'forget-second-factor',
] as const
export type UserAction = (typeof userActions)[number]

interface Party {
  id: string
  role: Role
}

/** All but to make them one of the team. Their second factors go after a day in which they can object. */
const milderEndpoints = userActions.filter((endpoint) => endpoint !== 'change-role')

/** Whose account is within whose reach. Admins are managed by super-admins alone. */
const reach: Record<Role, Record<Role, readonly UserAction[]>> = {
  user: { user: [], admin: [], 'super-admin': [] },
  admin: { user: milderEndpoints, admin: [], 'super-admin': [] },
  'super-admin': { user: userActions, admin: userActions, 'super-admin': userActions },
}

/** `locales/en/team.ts` has the words. */
export type UserRefusal = 'own-account' | `super-admin-only-${UserAction}`

/** Why `actor` may not do this to `target`, or null. */
export function whyCannotActOnUser(
  actor: Party,
  target: Party,
  endpoint: UserAction,
): UserRefusal | null {
  // One's own profile, password and sessions are under Account, as everybody's are.
  if (actor.id === target.id) return 'own-account'
  return reach[actor.role][target.role].includes(endpoint) ? null : `super-admin-only-${endpoint}`
}

/** Why somebody may not open accounts for the team, or null: one more admin sees everybody's data. */
export function whyCannotCreateUser(actor: Role): 'super-admin-only-create' | null {
  return actor === 'super-admin' ? null : 'super-admin-only-create'
}

/** Acts on an account that ask for the password again: what they do is hard to undo or to notice. */
export function asksPassword(endpoint: UserAction): boolean {
  return (
    endpoint === 'change-role' || endpoint === 'set-status' || endpoint === 'forget-second-factor'
  )
}
