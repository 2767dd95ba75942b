import type { updateProfile } from '../../../api/users/my-account.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireLga } from '../../lib/lgas.ts'
import { toPatchColumns } from '../../lib/to-patch-columns.ts'
import { currentUserRecord } from '../../queries/merchants/merchants.ts'
import { updateUser } from '../../queries/users/save-users.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { endPhoneWithNumber } from '../notifications/phone.ts'
import { inTransaction } from '../transaction.ts'
import { attachUploads } from '../uploads/uploads.ts'

/** The columns of the profile fields that users and staff can change. */
export const profileColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumber: 'phone_number',
  alternatePhoneNumber: 'alternate_phone_number',
  address: 'address',
  state: 'state',
  lga: 'lga',
} as const

const columns = {
  ...profileColumns,
  profilePicture: 'profile_picture',
  language: 'language',
} as const

export async function updateProfileUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof updateProfile>,
) {
  const { database, lgas } = ctx
  const user = await inTransaction(ctx, async (ctx, tx) => {
    if (input.state !== undefined || input.lga !== undefined) {
      const before = await findUser(tx, currentUser.id)
      requireLga(lgas, input.state ?? before?.state ?? '', input.lga ?? before?.lga ?? '')
    }
    await attachUploads(ctx, { profilePicture: input.profilePicture }, currentUser.id)
    const change = toPatchColumns<UserRow>(input, columns)
    // A column that is never null: people with one name have an empty last name.
    if (input.lastName !== undefined) change.last_name = input.lastName
    if (Object.keys(change).length === 0) return findUser(tx, currentUser.id)
    const details = { fields: Object.keys(input) }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: currentUser.id, details })
    if (change.phone_number !== undefined) {
      await endPhoneWithNumber(ctx, currentUser.id, change.phone_number)
    }
    return updateUser(tx, currentUser.id, change)
  })
  if (!user) throw new Error('the signed-in user is gone')
  return await currentUserRecord(database.read, user, ctx.now)
}
