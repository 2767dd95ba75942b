import { Problem } from '../api/problem.ts'
import { passwordConfirmedMs } from '../domain/roles.ts'
import type { Caller } from './route.ts'

/** Throws `PASSWORD_NEEDED` unless the caller has typed their password again a short while ago. */
export function requireConfirmedPassword({ passwordConfirmedAt }: Caller, now: number): void {
  if (passwordConfirmedAt !== null && now < passwordConfirmedAt + passwordConfirmedMs) return
  throw new Problem('PASSWORD_NEEDED', 'again')
}
