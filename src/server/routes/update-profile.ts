import { updateProfile } from '../../api/update-profile.ts'
import { changedColumns } from '../changed-columns.ts'
import { claimPictures } from '../claim-pictures.ts'
import type { Users } from '../db/tables.ts'
import { requireLga } from '../lgas.ts'
import { logActivity } from '../queries/activity-log.ts'
import { currentUserRecord } from '../queries/merchants.ts'
import { findUser, updateUser } from '../queries/users.ts'
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
  async ({ database, limiter, now, lgas }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const user = await database.write(async (tx) => {
      if (input.state !== undefined || input.lga !== undefined) {
        const before = await findUser(tx, caller.id)
        requireLga(lgas, input.state ?? before?.state ?? '', input.lga ?? before?.lga ?? '')
      }
      await claimPictures(tx, { profilePicture: input.profilePicture }, caller.id, now())
      const change = changedColumns<Users>(input, columns)
      if (Object.keys(change).length === 0) return findUser(tx, caller.id)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'user',
          entityId: caller.id,
          details: { fields: Object.keys(input) },
        },
        now(),
      )
      return updateUser(tx, caller.id, change)
    })
    if (!user) throw new Error('the signed-in person is gone')
    return { data: await currentUserRecord(database.read, user) }
  },
)
