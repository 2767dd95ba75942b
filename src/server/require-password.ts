import { Problem } from '../api/problem.ts'
import { findUser } from './queries/users.ts'
import type { Services } from './services.ts'

/**
 * Makes sure that whoever is signed in knows the account's password. Counted like log-ins: whoever finds
 * an unlocked phone must not be able to try passwords on it. Throws `WRONG_PASSWORD` on the field `password`.
 */
export async function requirePassword(
  { database, limiter, passwords }: Pick<Services, 'database' | 'limiter' | 'passwords'>,
  userId: string,
  address: string,
  password: string,
): Promise<void> {
  await limiter.take('logInByAccountAndAddress', `${userId} ${address}`)
  await limiter.take('logInByAccount', userId)
  const user = await findUser(database.read, userId)
  if (await passwords.matches(user?.password_hash ?? null, password)) return
  const message = 'This is not your password.'
  throw new Problem('WRONG_PASSWORD', message, { fields: { password: message } })
}
