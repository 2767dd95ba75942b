import type { IdentifierReason } from './identifier-reasons.ts'
import { parseImei } from './imei.ts'
import type { IdentifierKind } from './kinds.ts'
import { parseMeid } from './meid.ts'
import { whyWrongLength } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'
import { parsePlateNumber } from './plate-number.ts'
import { parseChassisNumber, parseVin } from './vin.ts'

const notHexInUuid = /[^0-9A-F]/

/** RFC 9562: 32 hex. Nil and max are one repeated character, so normalisation refuses them. */
function parseUuid(typed: string): ParseResult {
  const letter = notHexInUuid.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse({ code: 'uuid-letter', params: { letter } })
  }
  return typed.length === 32
    ? accept('uuid', typed)
    : refuse({ code: 'uuid-length', params: { length: typed.length } })
}

const notHex = /[^0-9A-F]/

// Groups of 2, 3, 4 or 6 characters, with the same separator between all of them, or none.
const consistent =
  /^(?:\w{12}|\w\w([:. -]+)\w\w(?:\1\w\w){4}|\w{3}([:. -]+)\w{3}(?:\2\w{3}){2}|\w{4}([:. -]+)\w{4}\3\w{4}|\w{6}[:. -]+\w{6})$/

/**
 * IEEE 802: 12 hex. The lowest bit of the first octet marks a group address (refused); the next one
 * an address that the device chose itself, as phones do for each Wi-Fi network (a warning).
 */
function parseMacAddress(typed: string, spelled: string): ParseResult {
  const letter = notHex.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse({ code: 'mac-letter', params: { letter } })
  }
  if (typed.length !== 12) {
    return refuse({ code: 'mac-length', params: { length: typed.length } })
  }
  if (!consistent.test(spelled.trim())) {
    return refuse({ code: 'mac-separators' })
  }
  const secondDigit = Number.parseInt(typed.charAt(1), 16)
  if ((secondDigit & 1) === 1) {
    return refuse({ code: 'mac-group', params: { character: typed.charAt(1) } })
  }
  return accept('mac', typed, (secondDigit & 2) === 2 ? { code: 'random-mac' } : null)
}

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

/** 15 digits, or of a phone of today without the check digit, or with the version of its software. */
const likeImei = /^\d{15}$|^(?:35|86)\d{12}(?:\d{2,3})?$/

function warnOfImei(typed: string): IdentifierReason | null {
  return likeImei.test(typed) ? { code: 'like-imei' } : null
}
