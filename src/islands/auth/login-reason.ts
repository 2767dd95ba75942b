import { safeRedirect } from '../../domain/auth/redirects.ts'
import { loginReasonWords } from '../../locales/en/screens/login-reasons.ts'

type LoginReason = keyof typeof loginReasonWords

/** The first match applies. */
const reasons: readonly [path: string, reason: LoginReason][] = [
  ['/dashboard/reports/new', 'newReport'],
  ['/dashboard/assets/new', 'newAsset'],
  ['/dashboard/verify', 'batch'],
  ['/verify-business', 'business'],
  ['/payment', 'plan'],
  ['/dashboard/transfers', 'transfer'],
  ['/dashboard', 'anything'],
]

/** Why a visitor was led to log in, by the path that they wanted; null if they came by themselves. */
export function loginReason(redirect: string | null): LoginReason | null {
  const wanted = safeRedirect(redirect)
  if (wanted === null) return null
  return reasons.find(([path]) => wanted.startsWith(path))?.[1] ?? null
}

/** Keeps in sight what the visitor wanted to do before the detour over log-in or sign-up. */
export function showLoginReason(): void {
  const place = document.querySelector<HTMLElement>('[data-login-reason]')
  const reason = loginReason(new URLSearchParams(location.search).get('redirect'))
  if (!place || reason === null) return
  place.textContent = loginReasonWords[reason]
  place.hidden = false
}
