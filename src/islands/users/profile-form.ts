import * as z from 'zod/mini'
import { optionalLine, personName, phoneNumber, requiredLine, stateName } from '../../api/fields.ts'
import { updateProfile } from '../../api/users/update-profile.ts'
import type { UserRecord } from '../../api/users/user-record.ts'
import { changedFields } from '../forms/changed-fields.ts'

/** The required fields of a profile (spec §5); the endpoint itself accepts any subset. */
export const profileSchema = z.extend(z.omit(updateProfile.input, { profilePicture: true }), {
  firstName: personName('your-first-name-missing'),
  lastName: personName('your-last-name-missing'),
  phoneNumber,
  address: optionalLine(200),
  state: stateName,
  lga: requiredLine('lga-missing', 60),
})

export type ProfileForm = z.input<typeof profileSchema>
type Profile = z.output<typeof profileSchema>

export function profileToForm(user: UserRecord): ProfileForm {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    alternatePhoneNumber: user.alternatePhoneNumber ?? '',
    address: user.address ?? '',
    // An account that staff created has no state yet; the form then asks for it.
    state: (user.state ?? '') as ProfileForm['state'],
    lga: user.lga ?? '',
  }
}

/** The fields that differ from the stored ones; only they are sent (spec §5). */
export function profileChanges(user: UserRecord, entered: Profile): Partial<Profile> {
  return changedFields(entered, profileToForm(user))
}
