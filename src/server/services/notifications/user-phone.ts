import { mobileNumber } from '../../../domain/users/mobile-numbers.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { callerHash } from '../channels/caller.ts'

/** The number of a profile that messages go to. */
export interface UserPhone {
  /** `2348031234567`. */
  number: string
  /** That of a caller with this number. */
  hash: string
}

/** Null if the number of the profile is no Nigerian mobile number. */
export function userPhoneOf(
  encryption: Pick<Encryption, 'hmac'>,
  { phone_number }: Pick<UserRow, 'phone_number'>,
): UserPhone | null {
  const number = mobileNumber(phone_number)
  return number === null ? null : { number, hash: callerHash(encryption, number) }
}
