import type { Reason } from '../reason.ts'

/** Why a text is an identifier of no kind. */
export interface UnparsableParams {
  'number-missing': null
  'number-too-short': { length: number; min: number }
  'number-too-long': { max: number }
  /** Some letters are beyond A to Z. */
  'foreign-letters': null
  /** `n/a`, `0000`, `1234567890`. */
  filler: null
}

/** Every reason why a text is no identifier, or is one with a remark, and what its text names. */
export interface IdentifierReasonParams extends UnparsableParams {
  'imei-with-label': null
  /** `digit`: what the letter was probably mistaken for. */
  'imei-letter': { letter: string; digit: string | null }
  /** The 15 digits and 2 of the software version. */
  'imei-with-version': null
  'imei-length': { length: number }
  'imei-check-digit': null
  'meid-with-label': null
  'meid-letter': { letter: string }
  'meid-length': { length: number }
  'meid-start': { start: string }
  'meid-check-digit': null
  'meid-decimal': null
  'uuid-letter': { letter: string }
  'uuid-length': { length: number }
  'mac-letter': { letter: string }
  'mac-length': { length: number }
  'mac-separators': null
  /** It stands for a group of devices. */
  'mac-group': { character: string }
  'vin-too-short': { length: number }
  'vin-too-long': { length: number }
  'vin-letter': { letter: string; digit: string }
  'chassis-too-long': { length: number; max: number }
  'plate-too-long': { length: number; max: number }
  'plate-zeros': null
  /** The remaining ones are remarks: the text is an identifier. */
  'random-mac': null
  'vin-check-digit': null
  'like-imei': null
  /** A letter was taken for a digit, or the reverse. */
  'plate-repaired': { plate: string }
}

export type UnparsableReason = Reason<UnparsableParams>
export type IdentifierReason = Reason<IdentifierReasonParams>
