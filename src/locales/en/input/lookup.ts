/** Errors of a lookup. */
export const lookupInput = {
  'identifier-missing': 'Type an IMEI, serial, VIN or plate number',
  'list-source-missing': 'Name the authority and the file',
  'list-licence-missing': 'Say on what terms the list is given',
  'batch-empty': 'Paste at least one identifier',
  'batch-too-long': ({ max }: { max: number }) => `Send at most ${max} identifiers at once`,
}
