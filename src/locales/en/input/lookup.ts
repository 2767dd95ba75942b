/** Errors of a lookup. */
export const lookupInput = {
  'identifier-missing': 'Type an IMEI, serial, VIN or plate number',
  'batch-empty': 'Paste at least one identifier',
  'batch-too-long': ({ max }: { max: number }) => `Send at most ${max} identifiers at once`,
}
