/** What a user found, and reporting it. */
export const findWords = {
  title: 'I found something',
  about: 'We look for the owner and tell them. Neither of you sees who the other is.',
  report: 'Report it found',
  reported: 'Reported. We tell you when we find the owner.',
  finds: 'Things you found',
  handedOver: 'Handed over',
  findInstead:
    'You do not need to register an item that is not yours. Enter its number and where you found it.',
}
