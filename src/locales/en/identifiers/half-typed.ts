import type { MissingParams } from '../../../domain/identifiers/half-typed.ts'
import type { Texts } from '../../texts.ts'

const press = 'Press Verify to check it anyway.'

/** What is still missing from an identifier that is being typed. */
export const missingMessages: Texts<MissingParams> = {
  'of-mac': `{length} of 12 characters, if it is a MAC address.`,
  'of-uuid': `{length} of 32 characters, if it is a UUID.`,
  'of-plate': `{length} of 8 characters, if it is a plate number. ${press}`,
  'of-vin': `{length} of 17 characters, if it is a VIN. For a serial number, press Verify when you have typed all of it.`,
  'of-imei': `{length} of 15 digits, if it is an IMEI.`,
  'imei-check-digit': 'These are 15 digits, but one is wrong. Dial *#06# to see the IMEI again.',
  'more-than-imei': `These are {length} digits, and an IMEI has 15. ${press}`,
  'press-when-complete': 'Press Verify when you have typed all of it.',
}
