import { Problem } from '../api/problem.ts'
import { isStaff } from '../domain/roles.ts'
import type { Database } from './db/database.ts'
import { owesSecondFactor } from './queries/second-factors.ts'
import type { Caller } from './route.ts'

/**
 * Why somebody is not let in as one of the team; null when they are. Whatever a role opens is asked
 * here: an act below /admin, a receipt of somebody else.
 */
export async function refuseStaffAccess(
  { read }: Pick<Database, 'read'>,
  caller: Pick<Caller, 'id' | 'role' | 'emailVerified'>,
  { onlySuperAdmins = false } = {},
): Promise<Problem | null> {
  if (!isStaff(caller.role)) return new Problem('NOT_ALLOWED', 'team-only')
  if (onlySuperAdmins && caller.role !== 'super-admin') {
    return new Problem('NOT_ALLOWED', 'super-admin-only')
  }
  if (!caller.emailVerified) return emailNotVerified()
  if (await owesSecondFactor(read, caller.id)) {
    return new Problem('SECOND_FACTOR_REQUIRED', 'staff')
  }
  return null
}

export function emailNotVerified(): Problem {
  return new Problem('EMAIL_NOT_VERIFIED', 'email')
}
