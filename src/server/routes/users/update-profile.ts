import { updateProfile } from '../../../api/users/update-profile.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireLga } from '../../lib/lgas.ts'
import { toPatchColumns } from '../../lib/to-patch-columns.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { currentUserRecord } from '../../queries/merchants/merchants.ts'
import { findUser, updateUser } from '../../queries/users/users.ts'
import { attachUploads } from '../../services/uploads/attach-uploads.ts'
import { route } from '../route.ts'

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumber: 'phone_number',
  alternatePhoneNumber: 'alternate_phone_number',
  address: 'address',
  state: 'state',
  lga: 'lga',
  profilePicture: 'profile_picture',
} as const

export const updateProfileRoute = route(
  updateProfile,
  async ({ database, limiter, now, lgas }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const user = await database.write(async (tx) => {
      if (input.state !== undefined || input.lga !== undefined) {
        const before = await findUser(tx, currentUser.id)
        requireLga(lgas, input.state ?? before?.state ?? '', input.lga ?? before?.lga ?? '')
      }
      await attachUploads(tx, { profilePicture: input.profilePicture }, currentUser.id, now())
      const change = toPatchColumns<UserRow>(input, columns)
      if (Object.keys(change).length === 0) return findUser(tx, currentUser.id)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'user',
          entityId: currentUser.id,
          details: { fields: Object.keys(input) },
        },
        now(),
      )
      return updateUser(tx, currentUser.id, change)
    })
    if (!user) throw new Error('the signed-in person is gone')
    return { data: await currentUserRecord(database.read, user) }
  },
)
