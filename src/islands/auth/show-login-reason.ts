import { loginReason } from './login-reason.ts'

/** Keeps in sight what the visitor wanted to do before the detour over log-in or sign-up. */
export function showLoginReason(): void {
  const place = document.querySelector<HTMLElement>('[data-login-reason]')
  const reason = loginReason(new URLSearchParams(location.search).get('redirect'))
  if (!place || reason === null) return
  place.textContent = reason
  place.hidden = false
}
