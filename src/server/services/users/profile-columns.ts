/** The columns of what a person or the team changes in a profile. */
export const profileColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumber: 'phone_number',
  alternatePhoneNumber: 'alternate_phone_number',
  address: 'address',
  state: 'state',
  lga: 'lga',
} as const
