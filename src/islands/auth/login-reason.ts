import { safeRedirect } from '../../domain/auth/redirects.ts'
import { loginReasonWords } from '../../locales/en/screens/login-reasons.ts'

type LoginReason = keyof typeof loginReasonWords

/** By the beginning of the path; the first match applies. */
const reasons: readonly [path: string, reason: LoginReason][] = [
  ['/dashboard/reports/new', 'newReport'],
  ['/dashboard/assets/new?', 'newAsset'],
  ['/dashboard/assets/new', 'emptyAsset'],
  ['/dashboard/verify', 'batch'],
  ['/verify-business', 'business'],
  ['/payment', 'plan'],
  ['/dashboard/transfers', 'transfer'],
  ['/dashboard', 'anything'],
]

/** Why a visitor has to log in, by the path that they wanted to open; null without such a path. */
export function loginReason(redirect: string | null): LoginReason | null {
  const wanted = safeRedirect(redirect)
  if (wanted === null) return null
  return reasons.find(([path]) => wanted.startsWith(path))?.[1] ?? null
}

/** Shows on the log-in and sign-up pages what the visitor wanted to do. */
export function showLoginReason(): void {
  const place = document.querySelector<HTMLElement>('[data-login-reason]')
  const reason = loginReason(new URLSearchParams(location.search).get('redirect'))
  if (!place || reason === null) return
  place.textContent = loginReasonWords[reason]
  place.hidden = false
}
