/** Errors of a lookup. */
export const lookupInput = {
  'identifier-missing': 'Type an IMEI, serial, VIN or plate number',
  'list-source-missing': 'Enter the name of the authority, like the police, and choose a file',
  'list-licence-missing': 'Name the licence or the agreement',
  'batch-empty': 'Paste at least one number',
  'batch-too-long': ({ max }: { max: number }) => `Send at most ${max} numbers at once`,
}
