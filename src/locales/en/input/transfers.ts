/** What is wrong with an answer to a transfer. */
export const transferInput = {
  'transfer-answer': 'Accept the offer or decline it',
}
