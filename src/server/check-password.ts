import { Problem } from '../api/problem.ts'
import type { Users } from './db/tables.ts'
import { findUser } from './queries/users.ts'
import type { Caller } from './route.ts'
import type { Services } from './services.ts'

/**
 * The person behind a session, whose password was typed again. Throws `WRONG_PASSWORD` on `field`;
 * counted, since whoever finds an unlocked phone must not be able to try passwords on it either.
 */
export async function checkPassword(
  { database, limiter, passwords }: Services,
  { caller, address }: { caller: Caller; address: string },
  password: string,
  field: string,
): Promise<Users> {
  await limiter.take('logInByAccountAndAddress', `${caller.id} ${address}`)
  await limiter.take('logInByAccount', caller.id)
  const found = await findUser(database.read, caller.id)
  const matches = await passwords.matches(found?.password_hash ?? null, password)
  if (!matches || !found) throw wrongPassword(field)
  return found
}

export function wrongPassword(field: string): Problem {
  return new Problem('WRONG_PASSWORD', 'password', { field })
}
