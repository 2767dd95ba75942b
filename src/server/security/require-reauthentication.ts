import { Problem } from '../../api/problem.ts'
import type { CurrentUser } from '../../domain/auth/current-user.ts'
import { passwordConfirmedMs } from '../../domain/users/roles.ts'

/** Throws `REAUTHENTICATION_REQUIRED` unless the caller has confirmed their password recently. */
export function requireConfirmedPassword(
  { now }: { now: number },
  { passwordConfirmedAt }: CurrentUser,
): void {
  if (passwordConfirmedAt !== null && now < passwordConfirmedAt + passwordConfirmedMs) return
  throw new Problem('REAUTHENTICATION_REQUIRED', 'again')
}
