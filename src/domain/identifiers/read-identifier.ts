import { cleanText, refuseLength } from './clean-text.ts'
import { readImei } from './imei.ts'
import type { IdentifierKind } from './kinds.ts'
import { readMacAddress } from './mac-address.ts'
import { readMeid } from './meid.ts'
import { readPlateNumber } from './plate-number.ts'
import { accept, type Reading, refuse } from './reading.ts'
import { readUuid } from './uuid.ts'
import { readChassisNumber, readVin } from './vin.ts'

export type { Reading } from './reading.ts'

const rules: Readonly<Record<IdentifierKind, (typed: string, spelled: string) => Reading>> = {
  imei1: readImei,
  imei2: readImei,
  meid: readMeid,
  'serial-number': readSerialNumber,
  uuid: readUuid,
  'mac-address': readMacAddress,
  vin: readVin,
  plateNumber: readPlateNumber,
  chassisNumber: readChassisNumber,
}

/**
 * What `text`, as a person typed it, says as an identifier of this kind: its key to compare by, or
 * why it cannot be one. Never throws.
 */
export function readIdentifier(kind: IdentifierKind, text: string): Reading {
  const cleaned = cleanText(text)
  return cleaned.ok ? rules[kind](cleaned.key, cleaned.spelled) : cleaned
}

/** The same for text that is already clean. */
export function readCleanText(kind: IdentifierKind, key: string, spelled: string): Reading {
  return rules[kind](key, spelled)
}

/** The maker's own: leading zeros count, no letter is taken for a digit, no word is dropped. */
function readSerialNumber(typed: string): Reading {
  const reason = refuseLength(typed)
  return reason === null ? accept('serial', typed, warnOfImei(typed)) : refuse(reason)
}

const likeImei = /^\d{15}$/

function warnOfImei(typed: string): string | null {
  return likeImei.test(typed) ? 'Is this an IMEI? Then choose IMEI1.' : null
}
