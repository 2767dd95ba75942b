import type { UserRow } from '../../db/tables.ts'
import { deleteCodes } from '../../queries/auth/email-codes.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import { discardRegistrations, findOwnerOfEmail } from '../../queries/users/registrations.ts'
import { updateUser } from '../../queries/users/save-users.ts'
import type { TransactionContext } from '../context.ts'

/**
 * Verifies the e-mail of a registration and discards all other registrations of that e-mail.
 * Undefined if another user has verified it meanwhile. The caller must have locked the e-mail.
 */
export async function openRegistration(
  ctx: TransactionContext,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  change: Pick<Partial<UserRow>, 'password_hash'>,
): Promise<{ discarded: number } | undefined> {
  const { tx, now } = ctx
  const owner = await findOwnerOfEmail(tx, email)
  if (owner && owner.id !== id) return undefined
  const discarded = await discardRegistrations(tx, email, id)
  await updateUser(tx, id, { ...change, email_verified_at: owner?.email_verified_at ?? now })
  await deleteCodes(tx, id)
  await endResetLinks(tx, id)
  return { discarded }
}
