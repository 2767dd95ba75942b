import { daysMs, hoursMs, minutesMs } from '../durations.ts'
import { isStaff, type Role } from '../users/roles.ts'

/** How long a session lives unused, and in all. Staff have to log in again sooner. */
export function sessionLife(role: Role): { idleMs: number; absoluteMs: number } {
  return isStaff(role)
    ? { idleMs: minutesMs(30), absoluteMs: hoursMs(12) }
    : { idleMs: daysMs(14), absoluteMs: daysMs(30) }
}
