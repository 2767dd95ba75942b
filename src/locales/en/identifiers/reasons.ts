import type {
  IdentifierReasonParams,
  UnparsableParams,
} from '../../../domain/identifiers/identifier-reasons.ts'
import type { Texts } from '../../texts.ts'

/** Why a text is not an identifier of any kind. */
const unparsableMessages: Texts<UnparsableParams> = {
  'number-missing': 'Type the number that is on the item.',
  'number-too-short': ({ length, min }) =>
    `That is too short: only ${length} ${length === 1 ? 'character' : 'characters'}. Type all of it, at least ${min} letters and digits.`,
  'number-too-long': ({ max }) =>
    `That is too long. Type one number only: at most ${max} letters and digits.`,
  'foreign-letters':
    'Some letters or signs are not from A to Z. Type the number again with A to Z and 0 to 9 only.',
  filler: 'This is not a full number. Type the number that is on the item itself.',
  'factory-value':
    'The factory gave this number to many devices. Look for another number on the item.',
}

const dialAgain = 'Dial *#06# to see the number again.'
const macExample = 'like 00:1A:2B:3C:4D:5E'

/** Why a text is not an identifier, and remarks on one that is. */
export const identifierMessages: Texts<IdentifierReasonParams> = {
  ...unparsableMessages,
  'imei-letter': ({ letter, digit }) =>
    `An IMEI has digits only; yours has the letter ${letter}.${digit === null ? '' : ` If it is the digit ${digit}, type ${digit}.`} ${dialAgain}`,
  'imei-length': ({ length }) => `An IMEI has 15 digits; yours has ${length}. ${dialAgain}`,
  'imei-check-digit': `One digit is probably wrong: the last digit does not fit the others. ${dialAgain}`,
  'meid-letter': ({ letter }) =>
    `A MEID has the digits 0 to 9 and the letters A to F only; yours has ${letter}. ${dialAgain}`,
  'meid-length': ({ length }) =>
    `A MEID has 14 digits and letters, or 18 digits; yours has ${length}. ${dialAgain}`,
  'meid-start': ({ start }) =>
    `A MEID with letters in it starts with A, B, C, D, E or F; yours starts with ${start}. ${dialAgain}`,
  'meid-check-digit': `One character is probably wrong: the last one does not fit the others. ${dialAgain}`,
  'meid-decimal': `No MEID has these 18 digits: one is probably mistyped. ${dialAgain}`,
  'uuid-letter': ({ letter }) =>
    `A UUID has the digits 0 to 9 and the letters A to F only; yours has ${letter}. Compare it with the number on the device.`,
  'uuid-length': ({ length }) =>
    `A UUID has 32 digits and letters; yours has ${length}. Compare it with the number on the device.`,
  'mac-letter': ({ letter }) =>
    `A MAC address has the digits 0 to 9 and the letters A to F only; yours has ${letter}. Compare it with the number on the device.`,
  'mac-length': ({ length }) =>
    `A MAC address has 12 digits and letters, ${macExample}; yours has ${length}. Compare it with the number on the device.`,
  'mac-separators': `Put the same sign between all the pairs of a MAC address, ${macExample}.`,
  'mac-group': ({ character }) =>
    `This MAC address is for a group of devices: its second character is ${character}. For one device it is 0, 2, 4, 6, 8, A, C or E. Compare it with the number on the device.`,
  'vin-too-short': ({ length }) =>
    `A VIN has 17 letters and digits; yours has ${length}. If the vehicle’s number is really shorter, enter it as chassis number.`,
  'vin-too-long': ({ length }) =>
    `A VIN has 17 letters and digits; yours has ${length}. Compare it with the VIN on the vehicle.`,
  'vin-letter': ({ letter, digit }) =>
    `A VIN never has the letters I, O or Q; yours has ${letter}. It is probably the digit ${digit}.`,
  'chassis-too-long': ({ length, max }) =>
    `A chassis number has at most ${max} letters and digits; yours has ${length}. Compare it with the number on the vehicle.`,
  'plate-too-long': ({ length, max }) =>
    `A plate number has at most ${max} letters and digits; yours has ${length}. Compare it with the plate.`,
  'plate-zeros':
    'The three digits of a plate number are 001 to 999; yours are 000. Read the plate again.',
  'random-mac':
    'This is a random Wi-Fi address, which phones and laptops change by themselves. Enter the fixed one: it is on the label, or in the settings as “hardware address”. For a phone, dial *#06# and use the IMEI.',
  'vin-check-digit':
    'The 9th character does not fit the others. If the vehicle was built for North America or China, one character is probably wrong. For other vehicles this is normal.',
  'like-imei': 'If this is an IMEI, choose “IMEI1” as its kind.',
  'plate-repaired': ({ plate }) =>
    `We read this as ${plate}. If the plate shows another number, type that number.`,
}
