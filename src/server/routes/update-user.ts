import type * as z from 'zod/mini'
import { Problem } from '../../api/problem.ts'
import { updateUser } from '../../api/update-user.ts'
import { asksPassword, type PersonAct } from '../../domain/person-acts.ts'
import { changedColumns } from '../changed-columns.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import type { Queries } from '../db/database.ts'
import type { Users } from '../db/tables.ts'
import { requireLga } from '../lgas.ts'
import { restoredMessage, roleChangedMessage, suspendedMessage } from '../mail/team-messages.ts'
import { personRecordOf } from '../person-record.ts'
import { logActivity } from '../queries/activity-log.ts'
import { queueMail } from '../queries/outbox.ts'
import { holdSuperAdmins, isLastSuperAdmin } from '../queries/people.ts'
import { endAllSessions } from '../queries/sessions.ts'
import { updateUser as saveUser } from '../queries/users.ts'
import { reachPerson } from '../reach-person.ts'
import { route } from '../route.ts'

type Input = z.output<typeof updateUser.input>

const profileColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumber: 'phone_number',
  alternatePhoneNumber: 'alternate_phone_number',
  address: 'address',
  state: 'state',
  lga: 'lga',
} as const

export const updateUserRoute = route(
  updateUser,
  async ({ database, limiter, now, lgas, publicOrigin }, { input, caller }) => {
    const acts = actsOf(input)
    if (acts.some(asksPassword)) requireConfirmedPassword(caller, now())
    await limiter.take('change', caller.id)
    const person = await database.write(async (tx) => {
      if (acts.some(asksPassword)) await holdSuperAdmins(database, tx)
      const before = await reachPerson(tx, caller, input.id, acts)
      if (input.state !== undefined || input.lga !== undefined) {
        requireLga(lgas, input.state ?? before.state ?? '', input.lga ?? before.lga ?? '')
      }
      const change = changeOf(input, before)
      await requireSuperAdminLeft(tx, before, change)
      if (Object.keys(change).length === 0) return personRecordOf(tx, before, now())
      const after = await saveUser(tx, before.id, change)
      const stands = before.role !== after.role || before.status !== after.status
      if (stands) await endAllSessions(tx, after.id)
      await tell(tx, before, after, publicOrigin, now())
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'user',
          entityId: after.id,
          details: { role: caller.role, ...whatChanged(input, before, after) },
        },
        now(),
      )
      return personRecordOf(tx, after, now())
    })
    return { data: person }
  },
)

function actsOf(input: Input): PersonAct[] {
  const acts: PersonAct[] = []
  if (Object.keys(profileColumns).some((field) => input[field as keyof Input] !== undefined)) {
    acts.push('edit')
  }
  if (input.status !== undefined) acts.push('set-status')
  if (input.role !== undefined) acts.push('change-role')
  return acts
}

function changeOf(input: Input, before: Users): Partial<Users> {
  const { status, role, reason } = input
  const change = changedColumns<Users>(input, profileColumns)
  if (role !== undefined && role !== before.role) change.role = role
  if (status === undefined || status === before.status) return change
  if (status === 'suspended' && !reason) {
    throw new Problem('INVALID_INPUT', 'person-is-told-reason', { field: 'reason' })
  }
  return { ...change, status, status_reason: status === 'suspended' ? (reason ?? null) : null }
}

/** Nobody is locked out of the team for good: one who manages it has to stay. */
async function requireSuperAdminLeft(tx: Queries, before: Users, change: Partial<Users>) {
  const { role = before.role, status = before.status } = change
  if (before.role !== 'super-admin' || (role === 'super-admin' && status === 'active')) return
  if (await isLastSuperAdmin(tx, before.id)) {
    throw new Problem('LAST_SUPER_ADMIN', 'other')
  }
}

async function tell(tx: Queries, before: Users, after: Users, publicOrigin: string, now: number) {
  const queue = (kind: string, message: Parameters<typeof queueMail>[1]['message']) =>
    queueMail(tx, { to: after.email, kind, message }, now)
  const { first_name, role, status, status_reason } = after
  if (status !== before.status) {
    if (status === 'suspended') {
      await queue('suspended', suspendedMessage(first_name, status_reason ?? ''))
    } else await queue('restored', restoredMessage(first_name, publicOrigin))
  }
  if (role !== before.role) {
    await queue('role-changed', roleChangedMessage(first_name, role, publicOrigin))
  }
}

/** Of a profile the names of the fields alone: what people are called stays out of the log. */
function whatChanged(input: Input, before: Users, after: Users) {
  const fields = Object.keys(profileColumns).filter(
    (field) => input[field as keyof Input] !== undefined,
  )
  const standing = (['role', 'status'] as const).filter((name) => before[name] !== after[name])
  const pick = (user: Users) => Object.fromEntries(standing.map((name) => [name, user[name]]))
  return {
    ...(fields.length > 0 && { fields }),
    ...(standing.length > 0 && { before: pick(before), after: pick(after) }),
  }
}
