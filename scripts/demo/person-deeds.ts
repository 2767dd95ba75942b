import { isStaff } from '../../src/domain/roles.ts'
import type { Queries } from '../../src/server/db/database.ts'
import type { ActivityLog, Users } from '../../src/server/db/tables.ts'
import { putUnverifiedUser, updateUser } from '../../src/server/queries/users.ts'
import { hours } from './calendar.ts'
import { type Deed, deed, type World } from './deed.ts'
import { phoneNumber } from './numbers.ts'
import { type Resident, staffWith } from './people.ts'

/** Days ago that who is suspended was. */
const suspendedOn = 18

/** Somebody joins, verifies, logs in now and then. `keepId` is told the id of the account. */
export function deedsOfPerson(
  world: World,
  resident: Resident,
  passwordHash: string,
  keepId: (id: string) => void,
): Deed[] {
  const { calendar, random, idOf } = world
  const { role, joined, standing } = resident
  const phone = phoneNumber(random)
  const joinedAt = calendar.at(joined, random.whole(hours(8), hours(9)))
  const joins = deed(joinedAt, async (tx) => {
    const id = await openAccount(tx, resident, { phone, passwordHash }, joinedAt)
    keepId(id)
    const by = isStaff(role) ? { actorId: null, details: { role } } : { actorId: id }
    return { action: 'create', entity: 'user', entityId: id, ...by }
  })
  if (standing === 'unverified') return [joins]

  const change = (
    at: number,
    columns: Partial<Users>,
    action: ActivityLog['action'],
    details: Record<string, unknown>,
    by = resident,
  ) =>
    deed(at, async (tx) => {
      const id = idOf(resident)
      await updateUser(tx, id, columns)
      return { actorId: idOf(by), action, entity: 'user', entityId: id, details }
    })
  const logsIn = (at: number) => change(at, { last_login_at: at }, 'login', { role })

  const verifiedAt = joinedAt + random.whole(1, 9) * 60_000
  const deeds = [
    joins,
    change(verifiedAt, { email_verified_at: verifiedAt }, 'update', { emailVerified: true }),
    logsIn(verifiedAt + 60_000),
  ]
  const lastDay = standing === 'suspended' ? suspendedOn + 1 : 1
  for (let more = isStaff(role) ? 40 : random.whole(2, 8); more > 0; more--) {
    const day = random.whole(lastDay, joined - 1)
    deeds.push(logsIn(calendar.at(day, random.whole(hours(7), hours(22)))))
  }
  if (random.chance(0.3)) {
    const at = calendar.at(random.whole(lastDay, joined - 1), hours(13))
    const columns = { alternate_phone_number: phoneNumber(random) }
    deeds.push(change(at, columns, 'update', { fields: ['alternatePhoneNumber'] }))
  }
  if (standing === 'suspended') {
    const details = { status: 'suspended', role: 'super-admin' }
    const at = calendar.at(suspendedOn, hours(11))
    deeds.push(change(at, { status: 'suspended' }, 'moderate', details, staffWith('super-admin')))
  }
  return deeds
}

async function openAccount(
  tx: Queries,
  { firstName, lastName, email, state, lga, address, role, plan }: Resident,
  { phone, passwordHash }: { phone: string; passwordHash: string },
  at: number,
): Promise<string> {
  const user = await putUnverifiedUser(
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
  await updateUser(tx, user.id, { plan })
  return user.id
}
