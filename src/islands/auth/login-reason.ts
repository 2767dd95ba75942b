import { safeRedirect } from '../../domain/auth/redirects.ts'
import { loginReasons } from '../../locales/en/screens/login-reasons.ts'

/** Why a visitor was led to log in, by the path that they wanted; null if they came by themselves. */
export function loginReason(redirect: string | null): string | null {
  const wanted = safeRedirect(redirect)
  if (wanted === null) return null
  const reason = loginReasons.find(({ path }) => wanted.startsWith(path))
  return reason?.text ?? null
}
