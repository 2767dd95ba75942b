import { accept, type ParseResult, refuse } from './parse-result.ts'

const notHex = /[^0-9A-F]/

// 2, 3, 4 or 6 characters to a group; between all groups the very same separator, or none at all.
const consistent =
  /^(?:\w{12}|\w\w([:. -]+)\w\w(?:\1\w\w){4}|\w{3}([:. -]+)\w{3}(?:\2\w{3}){2}|\w{4}([:. -]+)\w{4}\3\w{4}|\w{6}[:. -]+\w{6})$/

const example = 'like 00:1A:2B:3C:4D:5E'

/**
 * IEEE 802: 12 hex. The lowest bit of the first octet marks a group of devices (refused); the next
 * one an address the device gave itself, as phones do for each Wi-Fi network (a warning).
 */
export function parseMacAddress(typed: string, spelled: string): ParseResult {
  const letter = notHex.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse(
      `A MAC address has the digits 0 to 9 and the letters A to F only; yours has ${letter}. Check it again.`,
    )
  }
  if (typed.length !== 12) {
    return refuse(
      `A MAC address has 12 digits and letters, ${example}; yours has ${typed.length}. Check it again.`,
    )
  }
  if (!consistent.test(spelled.trim())) {
    return refuse(`Put the same sign between all the pairs of a MAC address, ${example}.`)
  }
  const secondDigit = Number.parseInt(typed.charAt(1), 16)
  if ((secondDigit & 1) === 1) {
    return refuse(
      `This MAC address stands for a group of devices: its second character is ${typed.charAt(1)}, and one device’s is 0, 2, 4, 6, 8, A, C or E. Check it again.`,
    )
  }
  return accept('mac', typed, (secondDigit & 2) === 2 ? randomAddressWarning : null)
}

const randomAddressWarning =
  'This is a random Wi-Fi address, which the phone changes by itself. Use the device MAC address, or for a phone the IMEI: dial *#06#.'
