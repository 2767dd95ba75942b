import { beforeEach, expect, it } from 'vitest'
import { loginReason, showLoginReason } from '../../../src/islands/auth/login-reason.ts'
import { rememberLanguage } from '../../../src/islands/visitor-language.ts'

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<p data-login-reason hidden></p>'
  history.replaceState(null, '', '/login?redirect=/dashboard/reports/new?uid=490154203237518')
})

const shown = () => document.querySelector<HTMLElement>('[data-login-reason]')

it.each([
  ['/dashboard/reports/new', 'newReport'],
  ['/dashboard/assets/new?uid=490154203237518', 'newAsset'],
  ['/verify-business', 'business'],
  ['/dashboard/verify', 'batch'],
  ['/dashboard/reports', 'anything'],
])('a visitor redirected from %s sees why to log in', (redirect, reason) => {
  expect(loginReason(redirect)).toBe(reason)
})

it.each([null, '', 'https://elsewhere.example', '//elsewhere.example/dashboard'])(
  'gives no reason for %j',
  (redirect) => {
    expect(loginReason(redirect)).toBeNull()
  },
)

it('shows the reason in the language of the page, not in the one last chosen', () => {
  rememberLanguage('ha')
  showLoginReason()
  expect(shown()?.textContent).toMatch(/report your item/)
  expect(shown()?.hidden).toBe(false)
})
