import { Problem } from '../api/problem.ts'
import type { Users } from './db/tables.ts'
import { findUser } from './queries/users.ts'
import type { Caller } from './route.ts'
import type { Services } from './services.ts'

/**
 * The signed-in person's row, once they have typed their password again: whoever finds an unlocked
 * phone must not take the account with it, nor try passwords on it. Throws `WRONG_PASSWORD` on `field`.
 */
export async function confirmPassword(
  { database, limiter, passwords }: Pick<Services, 'database' | 'limiter' | 'passwords'>,
  { caller, address }: { caller: Caller; address: string },
  typed: string,
  field: string,
): Promise<Users> {
  await limiter.take('logInByAccountAndAddress', `${caller.id} ${address}`)
  await limiter.take('logInByAccount', caller.id)
  const found = await findUser(database.read, caller.id)
  const matches = await passwords.matches(found?.password_hash ?? null, typed)
  if (!matches || !found) throw wrongPassword(field)
  return found
}

export function wrongPassword(field: string): Problem {
  const message = 'This is not your password.'
  return new Problem('WRONG_PASSWORD', message, { fields: { [field]: message } })
}
