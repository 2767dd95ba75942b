import { Problem } from '../../api/problem.ts'
import type { CurrentUser } from '../../domain/auth/sessions.ts'
import { isStaff } from '../../domain/users/users.ts'
import type { Database } from '../db/database.ts'
import { owesTwoFactor } from '../queries/auth/two-factor.ts'

/**
 * Why a user has no staff access; null if they have it. All access by role is checked here:
 * endpoints below /admin and receipts of other users.
 */
export async function refuseStaffAccess(
  { read }: Pick<Database, 'read'>,
  currentUser: Pick<CurrentUser, 'id' | 'role' | 'emailVerified'>,
  { onlySuperAdmins = false } = {},
): Promise<Problem | null> {
  if (!isStaff(currentUser.role)) return new Problem('FORBIDDEN', 'team-only')
  if (onlySuperAdmins && currentUser.role !== 'super-admin') {
    return new Problem('FORBIDDEN', 'super-admin-only')
  }
  if (!currentUser.emailVerified) return emailNotVerified()
  if (await owesTwoFactor(read, currentUser.id)) {
    return new Problem('TWO_FACTOR_SETUP_REQUIRED', 'staff')
  }
  return null
}

export function emailNotVerified(): Problem {
  return new Problem('EMAIL_NOT_VERIFIED', 'email')
}
