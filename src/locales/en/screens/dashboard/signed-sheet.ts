/** Beside the answers of a batch. */
export const signedSheetWords = {
  signed: 'The registry signed these answers as one proof, {number}.',
  open: 'Open the signed sheet',
  printed: 'Signed by the registry. Verify this sheet at {address} with the number {number}.',
} as const
