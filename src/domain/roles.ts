export const roles = ['user', 'admin', 'super-admin'] as const
export type Role = (typeof roles)[number]

/** Admins and super-admins work in the back office. */
export function isStaff(role: Role): boolean {
  return role !== 'user'
}
