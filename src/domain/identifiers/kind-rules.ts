import type { IdentifierReason } from './identifier-reasons.ts'
import { parseImei } from './imei.ts'
import type { IdentifierKind } from './kinds.ts'
import { parseMacAddress } from './mac-address.ts'
import { parseMeid } from './meid.ts'
import { whyWrongLength } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'
import { parsePlateNumber } from './plate-number.ts'
import { parseUuid } from './uuid.ts'
import { parseChassisNumber, parseVin } from './vin.ts'

/**
 * The rule of each kind. `key`: the letters and digits of one number, in capitals; `spelled`: the
 * same with its separators.
 */
export const kindRules: Readonly<
  Record<IdentifierKind, (key: string, spelled: string) => ParseResult>
> = {
  imei1: parseImei,
  imei2: parseImei,
  meid: parseMeid,
  'serial-number': parseSerialNumber,
  uuid: parseUuid,
  'mac-address': parseMacAddress,
  vin: parseVin,
  plateNumber: parsePlateNumber,
  chassisNumber: parseChassisNumber,
}

/** Issued by the maker: leading zeros count, no letter is read as a digit, no word is dropped. */
function parseSerialNumber(typed: string): ParseResult {
  const reason = whyWrongLength(typed)
  return reason === null ? accept('serial', typed, warnOfImei(typed)) : refuse(reason)
}

const likeImei = /^\d{15}$/

function warnOfImei(typed: string): IdentifierReason | null {
  return likeImei.test(typed) ? { code: 'like-imei' } : null
}
