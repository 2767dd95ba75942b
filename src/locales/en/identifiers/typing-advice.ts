import type { DoubtParams } from '../../../domain/identifiers/read/doubts.ts'
import type { Texts } from '../../texts.ts'
import { identifierMessages } from './reasons.ts'

const dialAgain = 'Dial *#06# to see the number again.'

/** Why a text may not be an identifier, or one of another kind. */
export const adviceMessages: Texts<DoubtParams> = {
  ...identifierMessages,
  'cut-by-spreadsheet':
    'A spreadsheet has cut off some digits of this number. In the spreadsheet, set the column to “Text” and type the number again.',
  'meid-slip': `These are 15 characters, like a MEID, but at least one character is wrong. ${dialAgain}`,
  'imei-without-check-digit':
    'This looks like an IMEI without its last digit. If the phone shows 15 digits, type all 15.',
  'imei-slip': `These are 15 digits, like an IMEI, but at least one digit is wrong. ${dialAgain}`,
  'imei-software-version':
    'These are 16 digits, and an IMEI has 15. The last two may be the software version (SV). Dial *#06# and type the 15 digits of the IMEI.',
  'imei-17-digits': 'The first 15 digits are an IMEI. Type only these 15.',
  'unlikely-number':
    'This does not look like the number of an item. An IMEI has 15 digits. A serial number usually has 6 characters or more.',
  'is-imei': 'This is an IMEI. Choose IMEI1 as the kind of number.',
  'few-digits': ({ length }) =>
    `An IMEI has 15 digits, and this number has ${length}. Dial *#06# and type all of them. If it is a serial number, write S/N before it.`,
  'half-plate': ({ length }) =>
    `A plate number usually has 8 letters and digits, like KJA-123AB; this one has ${length}. Read the plate again. If it is really that short, write Plate before it.`,
  'other-words': 'Type the number alone, without other words.',
  'number-in-pieces': 'Type one number only: no spaces in it, and no words before or after it.',
  'several-numbers': 'These are several numbers. Type one number alone.',
  'is-sim-number':
    'This is the number of a SIM card, not of the phone. Dial *#06# and type the 15 digits.',
  'is-esim-number':
    'This is the number of an eSIM (EID), not of the phone. Dial *#06# and type the 15 digits of the IMEI.',
  'is-phone-number':
    'This is a phone number. Type the number of the item: for a phone, dial *#06# and type the 15 digits.',
  'is-product-code':
    'This is the code of a product: every item of the model has it. Look for the serial number or the IMEI.',
  'is-fcc-id':
    'This is an FCC ID, the same for a whole model. Look for the serial number or the IMEI.',
  'is-model-number':
    'This is a model number: every item of the model has it. Look for the serial number or the IMEI.',
  'is-date': 'This is a date. Type the number that is on the item.',
  'is-email': 'This is an email address. Type the number that is on the item.',
  'is-price': 'This is a price. Type the number that is on the item.',
  'is-link': 'This is a link. Type the number that is on the item.',
  'is-vin': 'This is the VIN of a vehicle, not a serial number. Enter it as the VIN of a vehicle.',
  'is-plate': ({ plate }) =>
    `${plate} is a plate number. Enter it alone, as the plate number of a vehicle.`,
  'holds-imei': ({ imei }) => `This has the IMEI ${imei} in it. Type its 15 digits alone.`,
  'holds-vin': ({ vin }) => `This has the VIN ${vin} in it. Type its 17 letters and digits alone.`,
  'piece-reported': ({ number }) =>
    `Part of what you typed, ${number}, is a reported number. Do not buy yet. Type only the number of the item, without model, year or price, and check again.`,
  'looks-like-reported':
    'A reported item has almost this number. Only characters that look alike differ, such as O and 0. Do not buy yet. Compare the number with the item again, letter by letter.',
}
