import { sessionLife } from '../../src/domain/auth/sessions.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { openSession } from '../../src/server/queries/auth/sessions.ts'
import { insertUser, type NewUser } from '../../src/server/queries/users/save-users.ts'

/** What Ada fills in to sign up, besides an email and a password. */
export const adaForm = {
  firstName: 'Ada',
  lastName: 'Okafor',
  phoneNumber: '08031234567',
  address: '12 Allen Avenue',
  state: 'Lagos',
  lga: 'Ikeja',
} as const

/** The same details as columns. */
export const adaRow = {
  first_name: adaForm.firstName,
  last_name: adaForm.lastName,
  phone_number: adaForm.phoneNumber,
  address: adaForm.address,
  state: adaForm.state,
  lga: adaForm.lga,
}

/** Inserts a verified user with an open session. `given` replaces details of Ada. */
export async function insertSignedIn(
  tx: Queries,
  given: Partial<NewUser> & Pick<NewUser, 'email' | 'password_hash'>,
  now: number,
): Promise<{ id: string; token: string }> {
  const user = await insertUser(tx, { ...adaRow, ...given, email_verified_at: now }, now)
  if (!user) throw new Error('the user could not be made')
  const { absoluteMs } = sessionLife(user.role)
  const session = { userId: user.id, absoluteMs, userAgent: 'Tests' }
  return { id: user.id, token: await openSession(tx, session, now) }
}
