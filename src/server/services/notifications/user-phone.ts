import { mobileNumber } from '../../../domain/users/mobile-numbers.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { callerHash } from '../channels/caller.ts'

/** The phone number of a profile, for messages. */
export interface UserPhone {
  /** `2348031234567`. */
  number: string
  /** The `callerHash` of the number. */
  hash: string
}

/** Null if the phone number of the profile is not a Nigerian mobile number. */
export function userPhoneOf(
  encryption: Pick<Encryption, 'hmac'>,
  { phone_number }: Pick<UserRow, 'phone_number'>,
): UserPhone | null {
  const number = mobileNumber(phone_number)
  return number === null ? null : { number, hash: callerHash(encryption, number) }
}
