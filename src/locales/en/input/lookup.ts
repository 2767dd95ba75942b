/** Why a lookup is refused. */
export const lookupInput = {
  'batch-empty': 'Paste at least one identifier',
  'batch-too-long': ({ max }: { max: number }) => `Send at most ${max} identifiers at once`,
}
