import type { Queries } from './db/database.ts'
import type { Users } from './db/tables.ts'
import { endResetLinks } from './queries/reset-links.ts'
import { discardRegistrations, findOwnerOfEmail, updateUser } from './queries/users.ts'
import { forgetCodes } from './queries/verification.ts'

/**
 * Makes the address of a registration its own: its owner has just shown that they read it. All other
 * registrations of the address are discarded. Undefined when it is somebody's by now. Comes after
 * `lockEmail`.
 */
export async function openRegistration(
  tx: Queries,
  { id, email }: Pick<Users, 'id' | 'email'>,
  change: Pick<Partial<Users>, 'password_hash'>,
  now: number,
): Promise<{ discarded: number } | undefined> {
  const owner = await findOwnerOfEmail(tx, email)
  if (owner && owner.id !== id) return undefined
  const discarded = await discardRegistrations(tx, email, id)
  await updateUser(tx, id, { ...change, email_verified_at: owner?.email_verified_at ?? now })
  await forgetCodes(tx, id)
  await endResetLinks(tx, id)
  return { discarded }
}
