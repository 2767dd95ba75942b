import { isStaff, type Role } from '../../src/domain/users/users.ts'
import type { Queries } from '../../src/server/db/database.ts'
import type { ActivityLogRow, UserRow } from '../../src/server/db/tables.ts'
import { addToLedger } from '../../src/server/queries/payments/ledger.ts'
import { insertUser, updateUser } from '../../src/server/queries/users/save-users.ts'
import { type Action, type DemoContext, loggedAction } from './action.ts'
import { type DemoUser, superAdmin } from './content.ts'

/** Days since a suspended user was suspended. */
const suspendedOn = 18

/** A user joins, verifies, and logs in from time to time. */
export function actionsOfUser(context: DemoContext, user: DemoUser): Action[] {
  const { calendar, ids, idOf } = context
  const { firstName, status } = user
  const role = user.role as Role
  const joined = Number(user.joined)
  const joinedAt = calendar.at(joined, '08:20')
  const joins = loggedAction(joinedAt, async (tx) => {
    const id = await openAccount(tx, user, context.passwordHash, joinedAt)
    ids.set(firstName, id)
    const by = isStaff(role) ? { actorId: null, details: { role } } : { actorId: id }
    return { action: 'create', entity: 'user', entityId: id, ...by }
  })
  if (status === 'unverified') return [joins]

  const change = (
    at: number,
    columns: Partial<UserRow>,
    action: ActivityLogRow['action'],
    details: Record<string, unknown>,
    by = firstName,
  ) =>
    loggedAction(at, async (tx) => {
      const id = idOf(firstName)
      await updateUser(tx, id, columns)
      return { actorId: idOf(by), action, entity: 'user', entityId: id, details }
    })
  const verifiedAt = joinedAt + 4 * 60_000
  const verifies = change(verifiedAt, { email_verified_at: verifiedAt }, 'update', {
    emailVerified: true,
  })

  const lastDay = status === 'suspended' ? suspendedOn + 1 : 1
  const visits = isStaff(role) ? 40 : 6
  const logIns = Array.from({ length: visits }, (_, visit) => {
    const day = lastDay + Math.floor(((joined - lastDay) * visit) / visits)
    // At another minute between 9:00 and 21:00 each time.
    const at = calendar.at(day, '09:00') + ((joined * 41 + visit * 97) % 720) * 60_000
    return change(at, { last_login_at: at }, 'login', { role })
  })
  const actions = [joins, verifies, ...logIns]
  if (status === 'good') return actions

  const details = { status: 'suspended', role: 'super-admin' }
  const at = calendar.at(suspendedOn, '11:00')
  return [...actions, change(at, { status: 'suspended' }, 'moderate', details, superAdmin)]
}

async function openAccount(
  tx: Queries,
  { firstName, lastName, email, phone, state, lga, address, role, plan }: DemoUser,
  passwordHash: string,
  at: number,
): Promise<string> {
  const name = { first_name: firstName, last_name: lastName }
  const account = { email, ...name, phone_number: phone, password_hash: passwordHash }
  const place = { state: state as UserRow['state'], lga, address }
  const user = await insertUser(tx, { ...account, ...place, role: role as Role }, at)
  if (!user) throw new Error(`${email} has an account already`)
  if (plan !== 'Free') {
    // A year from the day they joined; the demo has nobody who joined earlier.
    const grant = { user_id: user.id, reference: user.id, event_key: `grant ${user.id}`, at }
    const pass = { kind: 'grant', plan: plan as 'Premium' | 'Merchant', days: 366 } as const
    await addToLedger(
      tx,
      {
        ...{ ...grant, ...pass, billing: null, amount: 0, currency: 'NGN', vat_rate: null },
        ...{ channel: null, provider_id: null, granted_by: null, reason: 'Demo' },
      },
      Date.now(),
    )
  }
  return user.id
}
