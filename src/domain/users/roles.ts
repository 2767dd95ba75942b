export const roles = ['user', 'admin', 'super-admin'] as const
export type Role = (typeof roles)[number]

/** Admins and super-admins work in the back office. */
export function isStaff(role: Role): boolean {
  return role !== 'user'
}

/** Roles that the team may give to somebody new. */
export const teamRoles = ['admin', 'super-admin'] as const

/** How long a password that was typed again is good for. */
export const passwordConfirmedMs = 10 * 60_000

/** A suspended person is signed out and stays so. */
export const userStatuses = ['active', 'suspended'] as const
