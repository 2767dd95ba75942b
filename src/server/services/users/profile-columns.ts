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
