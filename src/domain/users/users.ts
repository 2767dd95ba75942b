export const roles = ['user', 'admin', 'super-admin'] as const
export type Role = (typeof roles)[number]

/** Admins and super-admins are staff: they work in the back office. */
export function isStaff(role: Role): boolean {
  return role !== 'user'
}

/** Roles that a new member of staff may get. */
export const teamRoles = ['admin', 'super-admin'] as const

/** How long a password check counts as recent. */
export const passwordConfirmedMs = 10 * 60_000

/** A suspended user is logged out and cannot log in. */
export const userStatuses = ['active', 'suspended'] as const

/** The date format of a table, for ambiguous dates such as `03/04/2026`. */
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const
export type DateFormat = (typeof dateFormats)[number]
