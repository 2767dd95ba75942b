/** What every chart says. */
export const chartWords = {
  hatched: {
    day: 'Striped: not a whole day.',
    week: 'Striped: not a whole week.',
    month: 'Striped: not a whole month.',
  },
  showNumbers: 'Show the numbers',
  hideNumbers: 'Hide the numbers',
  of: 'of {title}',
  numbersOf: '{title}, the numbers',
  chartKeys: '{title}. Left and right arrow keys read the values.',
  noValues: 'Nothing in this period yet.',
}
