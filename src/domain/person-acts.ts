import type { Role } from './roles.ts'

/** What the team may do to somebody's account, besides looking at it. */
export const personActs = [
  'edit',
  'set-status',
  'reset-password',
  'end-sessions',
  'change-role',
  'forget-second-factor',
] as const
export type PersonAct = (typeof personActs)[number]

interface Party {
  id: string
  role: Role
}

/** All but to make them one of the team. Their second factors go after a day in which they can object. */
const milderActs = personActs.filter((act) => act !== 'change-role')

/** Whose account is within whose reach. Admins are managed by super-admins alone. */
const reach: Record<Role, Record<Role, readonly PersonAct[]>> = {
  user: { user: [], admin: [], 'super-admin': [] },
  admin: { user: milderActs, admin: [], 'super-admin': [] },
  'super-admin': { user: personActs, admin: personActs, 'super-admin': personActs },
}

/** `locales/en/team.ts` has the words. */
export type PersonRefusal = 'own-account' | `super-admin-only-${PersonAct}`

/** Why `actor` may not do this to `target`, or null. */
export function refusePersonAct(actor: Party, target: Party, act: PersonAct): PersonRefusal | null {
  // One's own profile, password and sessions are under Account, as everybody's are.
  if (actor.id === target.id) return 'own-account'
  return reach[actor.role][target.role].includes(act) ? null : `super-admin-only-${act}`
}

/** Why somebody may not open accounts for the team, or null: one more admin sees everybody's data. */
export function refuseNewPerson(actor: Role): 'super-admin-only-create' | null {
  return actor === 'super-admin' ? null : 'super-admin-only-create'
}

/** Acts on an account that ask for the password again: what they do is hard to undo or to notice. */
export function asksPassword(act: PersonAct): boolean {
  return act === 'change-role' || act === 'set-status' || act === 'forget-second-factor'
}
