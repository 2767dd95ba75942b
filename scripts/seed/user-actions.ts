import { isStaff } from '../../src/domain/users/users.ts'
import type { Queries } from '../../src/server/db/database.ts'
import type { ActivityLogRow, UserRow } from '../../src/server/db/tables.ts'
import { addToLedger } from '../../src/server/queries/payments/ledger.ts'
import { insertUser, updateUser } from '../../src/server/queries/users/save-users.ts'
import { type Action, type SeedContext, seedAction } from './action.ts'
import { hours } from './calendar.ts'
import { phoneNumber } from './identifiers.ts'
import { type SeedUser, staffWith } from './users.ts'

/** Days since a suspended user was suspended. */
const suspendedOn = 18

/** A user joins, verifies, and logs in from time to time. `keepId` receives the account's id. */
export function actionsOfUser(
  context: SeedContext,
  user: SeedUser,
  passwordHash: string,
  keepId: (id: string) => void,
): Action[] {
  const { calendar, random, idOf } = context
  const { role, joined, status } = user
  const phone = phoneNumber(random)
  const joinedAt = calendar.at(joined, random.whole(hours(8), hours(9)))
  const joins = seedAction(joinedAt, async (tx) => {
    const id = await openAccount(tx, user, { phone, passwordHash }, joinedAt)
    keepId(id)
    const by = isStaff(role) ? { actorId: null, details: { role } } : { actorId: id }
    return { action: 'create', entity: 'user', entityId: id, ...by }
  })
  if (status === 'unverified') return [joins]

  const change = (
    at: number,
    columns: Partial<UserRow>,
    action: ActivityLogRow['action'],
    details: Record<string, unknown>,
    by = user,
  ) =>
    seedAction(at, async (tx) => {
      const id = idOf(user)
      await updateUser(tx, id, columns)
      return { actorId: idOf(by), action, entity: 'user', entityId: id, details }
    })
  const logsIn = (at: number) => change(at, { last_login_at: at }, 'login', { role })

  const verifiedAt = joinedAt + random.whole(1, 9) * 60_000
  const actions = [
    joins,
    change(verifiedAt, { email_verified_at: verifiedAt }, 'update', { emailVerified: true }),
    logsIn(verifiedAt + 60_000),
  ]
  const lastDay = status === 'suspended' ? suspendedOn + 1 : 1
  for (let more = isStaff(role) ? 40 : random.whole(2, 8); more > 0; more--) {
    const day = random.whole(lastDay, joined - 1)
    actions.push(logsIn(calendar.at(day, random.whole(hours(7), hours(22)))))
  }
  if (random.chance(0.3)) {
    const at = calendar.at(random.whole(lastDay, joined - 1), hours(13))
    const columns = { alternate_phone_number: phoneNumber(random) }
    actions.push(change(at, columns, 'update', { fields: ['alternatePhoneNumber'] }))
  }
  if (status === 'suspended') {
    const details = { status: 'suspended', role: 'super-admin' }
    const at = calendar.at(suspendedOn, hours(11))
    actions.push(change(at, { status: 'suspended' }, 'moderate', details, staffWith('super-admin')))
  }
  return actions
}

async function openAccount(
  tx: Queries,
  { firstName, lastName, email, state, lga, address, role, plan }: SeedUser,
  { phone, passwordHash }: { phone: string; passwordHash: string },
  at: number,
): Promise<string> {
  const user = await insertUser(
    tx,
    {
      email,
      first_name: firstName,
      last_name: lastName,
      phone_number: phone,
      state,
      lga,
      address,
      password_hash: passwordHash,
      role,
    },
    at,
  )
  if (!user) throw new Error(`${email} has an account already`)
  if (plan !== 'Free') {
    // A year from the day they joined; the demo has nobody who joined earlier.
    const grant = { user_id: user.id, reference: user.id, event_key: `grant ${user.id}`, at }
    await addToLedger(
      tx,
      {
        ...{ ...grant, kind: 'grant', plan, billing: null, days: 366, amount: 0, currency: 'NGN' },
        ...{ vat_rate: null, channel: null, provider_id: null, granted_by: null, reason: 'Demo' },
      },
      Date.now(),
    )
  }
  return user.id
}
