/** What a user found, and reporting it. */
export const findWords = {
  title: 'I found something',
  about: 'We tell its owner. Neither of you sees who the other is.',
  report: 'Report it found',
  reported: 'Reported. We tell you when its owner is found.',
  finds: 'Things you found',
  handedOver: 'Handed over',
  findInstead:
    'It is not yours, so you need not register it. Enter its number and where you found it.',
  reportFind: 'Report what you found',
}
