import { Problem } from '../../api/problem.ts'
import { type CurrentUser, hasSettled } from '../../domain/auth/sessions.ts'
import { passwordConfirmedMs } from '../../domain/users/users.ts'

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
