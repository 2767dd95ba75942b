import type { UnparsableParams } from '../../../domain/identifiers/identifier-reasons.ts'
import type { Texts } from '../../texts.ts'

/** Why a text is not an identifier of any kind. */
export const unparsableMessages: Texts<UnparsableParams> = {
  'number-missing': 'Type the number that is on the item.',
  'number-too-short': ({ length, min }) =>
    `That is too short: only ${length} ${length === 1 ? 'character' : 'characters'}. Type all of it, at least ${min} letters and digits.`,
  'number-too-long': ({ max }) =>
    `That is too long. Type one number only: at most ${max} letters and digits.`,
  'foreign-letters':
    'Some letters or signs are not from A to Z. Type it again with the letters A to Z and the digits 0 to 9.',
  filler: 'This is not a full number. Type the number that is on the item itself.',
  'factory-value':
    'Many devices have this number from the factory, so it does not tell one from another. Look for another number on the item.',
}
