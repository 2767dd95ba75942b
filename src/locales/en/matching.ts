import type { ReasonCode } from '../../domain/matching/similarity.ts'

export const sameIdentifier = 'The numbers are the same'

/** Why two reports may be about one asset, or not. */
export const reasonMessages = {
  'same-number-other-kind': 'The same number, given as another kind of number',
  'look-alike-characters': 'The numbers differ only in characters that look alike, like O and 0',
  'swapped-characters': 'Two neighbouring characters of the number are swapped',
  'missing-character': 'One number has one character more than the other',
  'one-character-differs': 'One character of the number differs',
  'same-number-other-maker': 'The same serial number, from another maker',
  'neighbouring-number': 'The numbers differ by one in the last place',
  'plates-differ': 'The plate numbers differ',
  'other-phone-same-model': 'Another IMEI of the same phone model',
  'other-imei-same-model': 'The two IMEIs may be of one phone',
  'numbers-differ': 'The numbers differ',
  'same-make': 'The same make',
  'other-make': 'Another make',
  'same-year': 'The same year of make',
  'other-year': 'Another year of make',
  'same-model': 'The same model',
  'other-model': 'Another model',
  'same-colour': 'The same colour',
  'other-colour': 'Another colour',
  'shared-words': 'Described in some of the same words',
  'other-state': 'Found in another state',
  'same-lga': 'Found in the same local government area',
  'same-state': 'Found in the same state',
  'found-before-missing': 'Found before it went missing',
  'found-within-week': 'Found within a week',
  'found-within-two-months': 'Found within two months',
} as const satisfies Record<ReasonCode, string>
