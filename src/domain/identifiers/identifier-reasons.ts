import type { Reason } from '../reason.ts'

/** Why a text is not an identifier of any kind. */
export interface UnparsableParams {
  'number-missing': null
  'number-too-short': { length: number; min: number }
  'number-too-long': { max: number }
  /** It has letters other than A to Z. */
  'foreign-letters': null
  /** `n/a`, `0000`, `1234567890`. */
  filler: null
  /** A value that many devices have from the factory. */
  'factory-value': null
}

/** Reasons why a text is not an identifier, or remarks about one that is, with parameters. */
export interface IdentifierReasonParams extends UnparsableParams {
  /** `digit`: the digit that the letter was probably meant to be. */
  'imei-letter': { letter: string; digit: string | null }
  'imei-length': { length: number }
  'imei-check-digit': null
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
  /** It is the identifier of a group of devices. */
  'mac-group': { character: string }
  'vin-too-short': { length: number }
  'vin-too-long': { length: number }
  'vin-letter': { letter: string; digit: string }
  'chassis-too-long': { length: number; max: number }
  'plate-too-long': { length: number; max: number }
  'plate-zeros': null
  /** The others are remarks: the text is an identifier. */
  'random-mac': null
  'vin-check-digit': null
  'like-imei': null
  /** A letter was read as a digit, or the reverse. */
  'plate-repaired': { plate: string }
}

export type UnparsableReason = Reason<UnparsableParams>
export type IdentifierReason = Reason<IdentifierReasonParams>
