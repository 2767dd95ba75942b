import { describe, expect, it } from 'vitest'
import { sessionLife } from '../../../src/domain/auth/sessions.ts'
import { isStaff, roles } from '../../../src/domain/users/users.ts'

const minute = 60_000
const day = 86_400_000

describe('roles', () => {
  it('are user, admin and super-admin; all but user can enter the back office (spec §6)', () => {
    expect(roles).toEqual(['user', 'admin', 'super-admin'])
    expect(roles.filter(isStaff)).toEqual(['admin', 'super-admin'])
  })
})

describe('a session', () => {
  it('of a user expires after 14 days idle, or 30 days', () => {
    expect(sessionLife('user')).toEqual({ idleMs: 14 * day, absoluteMs: 30 * day })
  })

  it.each(['admin', 'super-admin'] as const)(
    'of an %s expires after 30 minutes idle, or 12 hours',
    (role) => {
      expect(sessionLife(role)).toEqual({ idleMs: 30 * minute, absoluteMs: day / 2 })
    },
  )
})
