/** What is wrong with what is looked up. */
export const lookupInput = {
  'batch-line-form': 'Send each identifier as text',
  'batch-missing': 'Paste the identifiers to check',
  'batch-empty': 'Paste at least one identifier',
  'watched-number-missing': 'Type the number first',
  'identifier-missing': 'Type an IMEI, serial, VIN or plate number',
  'identifier-too-long': 'This is too long for an identifier',
  'token-missing': 'The token of the link is missing',
  'batch-too-long': ({ max }: { max: number }) => `Send at most ${max} identifiers at once`,
}
