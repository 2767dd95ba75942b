import type { IdentifierReason } from './identifier-reasons.ts'
import { parseImei } from './imei.ts'
import type { IdentifierKind } from './kinds.ts'
import { parseMacAddress } from './mac-address.ts'
import { parseMeid } from './meid.ts'
import { normalizeText, whyWrongLength } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'
import { parsePlateNumber } from './plate-number.ts'
import { parseUuid } from './uuid.ts'
import { parseChassisNumber, parseVin } from './vin.ts'

export type { ParseResult } from './parse-result.ts'

const rules: Readonly<Record<IdentifierKind, (typed: string, spelled: string) => ParseResult>> = {
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

/**
 * What `text`, as a person typed it, says as an identifier of this kind: its key to compare by, or
 * why it cannot be one. Never throws.
 */
export function parseIdentifier(kind: IdentifierKind, text: string): ParseResult {
  const cleaned = normalizeText(text)
  return cleaned.ok ? rules[kind](cleaned.key, cleaned.spelled) : cleaned
}

/** The same for text that is already clean. */
export function parseNormalizedText(
  kind: IdentifierKind,
  key: string,
  spelled: string,
): ParseResult {
  return rules[kind](key, spelled)
}

/** The maker's own: leading zeros count, no letter is taken for a digit, no word is dropped. */
function parseSerialNumber(typed: string): ParseResult {
  const reason = whyWrongLength(typed)
  return reason === null ? accept('serial', typed, warnOfImei(typed)) : refuse(reason)
}

const likeImei = /^\d{15}$/

function warnOfImei(typed: string): IdentifierReason | null {
  return likeImei.test(typed) ? { code: 'like-imei' } : null
}
