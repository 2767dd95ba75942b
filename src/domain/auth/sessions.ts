import { isStaff, type Role } from '../users/roles.ts'

const minutes = (count: number) => count * 60_000
const hours = (count: number) => count * 3_600_000
const days = (count: number) => count * 86_400_000

/** How long a session lives unused, and in all. Staff have to log in again sooner. */
export function sessionLife(role: Role): { idleMs: number; absoluteMs: number } {
  return isStaff(role)
    ? { idleMs: minutes(30), absoluteMs: hours(12) }
    : { idleMs: days(14), absoluteMs: days(30) }
}
