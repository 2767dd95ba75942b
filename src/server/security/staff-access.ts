import { Problem } from '../../api/problem.ts'
import { type CurrentUser, hasSettled } from '../../domain/auth/sessions.ts'
import { isStaff, passwordConfirmedMs } from '../../domain/users/users.ts'
import type { Database, Queries } from '../db/database.ts'
import { isSessionThere } from '../queries/auth/sessions.ts'
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

/** Throws `REAUTHENTICATION_REQUIRED` unless the caller has confirmed their password recently. */
export function requireConfirmedPassword(
  { now }: { now: number },
  { passwordConfirmedAt }: CurrentUser,
): void {
  if (passwordConfirmedAt !== null && now < passwordConfirmedAt + passwordConfirmedMs) return
  throw new Problem('REAUTHENTICATION_REQUIRED', 'again')
}

/** The same for what makes a lost thing look clear, which a new password does not do at once. */
export function requireSettledPassword(ctx: { now: number }, currentUser: CurrentUser): void {
  requireConfirmedPassword(ctx, currentUser)
  requireNoReset(ctx, currentUser)
}

/** Throws `FORBIDDEN` if a reset link set the password in the last days. */
export function requireNoReset({ now }: { now: number }, { passwordResetAt }: CurrentUser): void {
  if (passwordResetAt === null || hasSettled(passwordResetAt, now)) return
  throw new Problem('FORBIDDEN', 'password-reset')
}

/**
 * Throws `UNAUTHENTICATED` if the session ended while the request waited. The caller has locked the user,
 * so that a link in a mail, which ends every session, comes before or after.
 */
export async function requireOpenSession(
  tx: Queries,
  { sessionId }: Pick<CurrentUser, 'sessionId'>,
): Promise<void> {
  if (!(await isSessionThere(tx, sessionId))) throw new Problem('UNAUTHENTICATED', 'session')
}
