import { expect, test } from 'vitest'
import {
  type PersonAct,
  personActs,
  refuseNewPerson,
  refusePersonAct,
} from '../../src/domain/person-acts.ts'
import { type Role, roles } from '../../src/domain/roles.ts'
import { teamMessages } from '../../src/locales/en/team.ts'

/** Who may do what to whom: every act that is let through. */
function allowed(actor: Role, target: Role, same = false): PersonAct[] {
  const [one, other] = [
    { id: 'one', role: actor },
    { id: same ? 'one' : 'other', role: target },
  ]
  return personActs.filter((act) => refusePersonAct(one, other, act) === null)
}

test('an ordinary person may do nothing to anybody’s account', () => {
  for (const target of roles) expect(allowed('user', target)).toEqual([])
  expect(allowed('user', 'user', true)).toEqual([])
})

test('an admin looks after ordinary people, changes no role and touches nobody in the team', () => {
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

test('a super-admin may do everything to everybody else', () => {
  for (const target of roles) expect(allowed('super-admin', target)).toEqual([...personActs])
})

test('nobody does anything to their own account from the back office', () => {
  for (const role of roles) expect(allowed(role, role, true)).toEqual([])
})

test('only a super-admin adds somebody to the team', () => {
  expect(refuseNewPerson('super-admin')).toBeNull()
  expect(refuseNewPerson('admin')).toBe('super-admin-only-create')
  expect(refuseNewPerson('user')).toBe('super-admin-only-create')
})

test('every refusal says why in a sentence', () => {
  for (const actor of roles) {
    for (const target of roles) {
      for (const act of personActs) {
        const refusal = refusePersonAct({ id: 'a', role: actor }, { id: 'b', role: target }, act)
        if (refusal !== null) expect(teamMessages[refusal]).toMatch(/^[A-Z].+\.$/)
      }
    }
  }
})
