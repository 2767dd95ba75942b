import type {
  AdviceTexts,
  IdentifierLabels,
  IdentifierTexts,
  MissingTexts,
  UnparsableTexts,
} from '../identifier-texts.ts'

/** The name of each kind of identifier. */
export const identifierLabels: IdentifierLabels = {
  imei1: 'IMEI1',
  imei2: 'IMEI2',
  meid: 'MEID',
  'serial-number': 'Serial number',
  uuid: 'UUID',
  'mac-address': 'MAC address',
  vin: 'VIN',
  plateNumber: 'Plate number',
  chassisNumber: 'Chassis number',
}

/** What is still missing from an identifier that is being typed. */
export const missingMessages: MissingTexts = {
  'of-mac': '{length} of 12 characters, if na MAC address.',
  'of-uuid': '{length} of 32 characters, if na UUID.',
  'of-plate': '{length} of 8 characters, if na plate number. Press Check to check am like this.',
  'of-vin':
    '{length} of 17 characters, if na VIN. If na serial number, press Check when you don type everything.',
  'of-imei': '{length} of 15 digits, if na IMEI.',
  'imei-check-digit': 'The digits reach 15, but one no correct. Dial *#06# to see the IMEI again.',
  'more-than-imei': '{length} digits, but IMEI get 15. Press Check to check am like this.',
  'press-when-complete': 'Press Check when you don type everything.',
}

/** Why a text is not an identifier of any kind. */
export const unparsableMessages: UnparsableTexts = {
  'number-missing': 'Type the number wey dey the item.',
  'number-too-short':
    'E too short: na only {length} characters. Type everything, {min} letters and digits or more.',
  'number-too-long': 'E too long. Type one number only: {max} letters and digits or less.',
  'foreign-letters': 'Some letters na from another alphabet. Type am again with A to Z and 0 to 9.',
  filler: 'This one no fit separate one item from another. Type the number wey dey the item.',
}

/** Why a text is not an identifier, and remarks on one that is. */
export const identifierMessages: IdentifierTexts = {
  ...unparsableMessages,
  'imei-with-label': 'Type only the 15 digits. Comot the word IMEI.',
  'imei-letter':
    'IMEI get digits only; your own get the letter {letter}. Dial *#06# to see am again.',
  'imei-with-version': 'IMEI get 15 digits; your own get 17. Comot the last 2.',
  'imei-length': 'IMEI get 15 digits; your own get {length}. Dial *#06# to see am again.',
  'imei-check-digit': 'E be like say one digit no correct. Dial *#06# to see am again.',
  'meid-with-label': 'Type only the number. Comot the word MEID.',
  'meid-letter':
    'MEID get only 0 to 9 and A to F; your own get {letter}. Dial *#06# to see am again.',
  'meid-length':
    'MEID get 14 digits and letters, or 18 digits; your own get {length}. Dial *#06# to see am again.',
  'meid-start':
    'MEID wey get letters dey start with A, B, C, D, E or F; your own start with {start}. Dial *#06# to see am again.',
  'meid-check-digit': 'E be like say one character no correct. Dial *#06# to see am again.',
  'meid-decimal':
    'No MEID get these 18 digits. E be like say one no correct. Dial *#06# to see am again.',
  'uuid-letter': 'UUID get only 0 to 9 and A to F; your own get {letter}. Check am again.',
  'uuid-length': 'UUID get 32 digits and letters; your own get {length}. Check am again.',
  'mac-letter': 'MAC address get only 0 to 9 and A to F; your own get {letter}. Check am again.',
  'mac-length':
    'MAC address get 12 digits and letters, like 00:1A:2B:3C:4D:5E; your own get {length}. Check am again.',
  'mac-separators': 'Put the same sign between all the pairs, like 00:1A:2B:3C:4D:5E.',
  'mac-group':
    'This MAC address na for many devices: the second character na {character}. Check am again.',
  'vin-too-short':
    'VIN get 17 letters and digits; your own get {length}. If the number for the motor really short, choose chassis number.',
  'vin-too-long': 'VIN get 17 letters and digits; your own get {length}. Check am again.',
  'vin-letter':
    'VIN no dey get the letters I, O or Q; your own get {letter}. E fit be the digit {digit}.',
  'chassis-too-long':
    'Chassis number no dey pass {max} letters and digits; your own get {length}. Check am again.',
  'plate-too-long':
    'Plate number no dey pass {max} letters and digits; your own get {length}. Check am again.',
  'plate-zeros': 'The three digits for plate number dey from 001 to 999; your own na 000.',
  'random-mac':
    'This one na random Wi-Fi address. The phone dey change am by itself. Use the device MAC address, or the IMEI for phone: dial *#06#.',
  'vin-check-digit':
    'The 9th character no follow the others. E dey happen for motor wey no come from America or China; if your own come from there, one character fit no correct.',
  'like-imei': 'This one na IMEI? Then choose IMEI1.',
  'plate-repaired': 'We read am as {plate}.',
}

/** Possible typing errors in an identifier that nobody has registered. */
export const adviceMessages: AdviceTexts = {
  ...identifierMessages,
  'cut-by-spreadsheet':
    'Spreadsheet don cut this number: change the column to text, and type all the digits again.',
  'leave-out-label': 'Comot the word {label}, and check only the number.',
  'meid-slip': '15 characters like MEID, but one no correct. Dial *#06# to see am again.',
  'imei-without-check-digit':
    '14 digits: IMEI without the last digit. If the phone show 15, type all.',
  'imei-slip': '15 digits, but one no correct. Dial *#06# to see am again.',
  'imei-software-version':
    '16 digits: IMEI with software version. If the phone show 15, one extra dey here.',
  'imei-17-digits': 'The first 15 digits na IMEI: check am without the last 2.',
  'unlikely-number':
    'This one no be like the number of an item: phone IMEI get 15 digits, serial number no dey too short pass 6. Compare am again.',
  'is-imei': 'This one na IMEI. Choose IMEI1 below, make we fit find the owner with am.',
}
