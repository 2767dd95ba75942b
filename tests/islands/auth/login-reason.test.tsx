import { expect, it } from 'vitest'
import { loginReason } from '../../../src/islands/auth/login-reason.ts'

it.each([
  ['/dashboard/reports/new', /report your item/],
  ['/dashboard/assets/new?uid=490154203237518', /register your item/],
  ['/verify-business', /verify your business/],
  ['/dashboard/reports', /Log in to go on/],
])('a visitor sent from %s is told why to log in', (redirect, reason) => {
  expect(loginReason(redirect)).toMatch(reason)
})

it.each([null, '', 'https://elsewhere.example', '//elsewhere.example/dashboard'])(
  'gives no reason for %j',
  (redirect) => {
    expect(loginReason(redirect)).toBeNull()
  },
)
