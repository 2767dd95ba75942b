import { accept, type ParseResult, refuse } from './parse-result.ts'

const notHex = /[^0-9A-F]/

// Groups of 2, 3, 4 or 6 characters, with the same separator between all of them, or none.
const consistent =
  /^(?:\w{12}|\w\w([:. -]+)\w\w(?:\1\w\w){4}|\w{3}([:. -]+)\w{3}(?:\2\w{3}){2}|\w{4}([:. -]+)\w{4}\3\w{4}|\w{6}[:. -]+\w{6})$/

/**
 * IEEE 802: 12 hex. The lowest bit of the first octet marks a group address (refused); the next one
 * an address that the device chose itself, as phones do for each Wi-Fi network (a warning).
 */
export function parseMacAddress(typed: string, spelled: string): ParseResult {
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
