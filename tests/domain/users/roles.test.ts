import { expect, test } from 'vitest'
import {
  type UserAction,
  userActions,
  whyCannotActOnUser,
  whyCannotCreateUser,
} from '../../../src/domain/users/user-actions.ts'
import { type Role, roles } from '../../../src/domain/users/users.ts'
import { teamMessages } from '../../../src/locales/en/users.ts'

/** All actions that a user of one role may do to a user of another, or to themselves. */
function allowed(actor: Role, target: Role, same = false): UserAction[] {
  const [one, other] = [
    { id: 'one', role: actor },
    { id: same ? 'one' : 'other', role: target },
  ]
  return userActions.filter((action) => whyCannotActOnUser(one, other, action) === null)
}

test('a user may do nothing to anybody’s account', () => {
  for (const target of roles) expect(allowed('user', target)).toEqual([])
  expect(allowed('user', 'user', true)).toEqual([])
})

test('an admin manages ordinary users, changes no role and cannot touch staff', () => {
  expect(allowed('admin', 'user')).toEqual([
    'edit',
    'set-status',
    'reset-password',
    'end-sessions',
    'forget-second-factor',
  ])
  expect(allowed('admin', 'admin')).toEqual([])
  expect(allowed('admin', 'super-admin')).toEqual([])
})

test('a super-admin may do every action to staff, and to users every action except correcting their email', () => {
  for (const target of ['admin', 'super-admin'] as const) {
    expect(allowed('super-admin', target)).toEqual([...userActions])
  }
  const toUsers = userActions.filter((action) => action !== 'correct-email')
  expect(allowed('super-admin', 'user')).toEqual(toUsers)
})

test('nobody may do anything to their own account from the back office', () => {
  for (const role of roles) expect(allowed(role, role, true)).toEqual([])
})

test('only a super-admin may add staff', () => {
  expect(whyCannotCreateUser('super-admin')).toBeNull()
  expect(whyCannotCreateUser('admin')).toBe('super-admin-only-create')
  expect(whyCannotCreateUser('user')).toBe('super-admin-only-create')
})

test('every refusal has a reason', () => {
  for (const actor of roles) {
    for (const target of roles) {
      for (const action of userActions) {
        const refusal = whyCannotActOnUser(
          { id: 'a', role: actor },
          { id: 'b', role: target },
          action,
        )
        if (refusal !== null) expect(teamMessages[refusal]).toMatch(/^[A-Z].+\.$/)
      }
    }
  }
})
