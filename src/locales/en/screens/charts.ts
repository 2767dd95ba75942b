/** What every chart says. */
export const chartWords = {
  hatched: {
    day: 'A striped bar shows a day that is not complete.',
    week: 'A striped bar shows a week that is not complete.',
    month: 'A striped bar shows a month that is not complete.',
  },
  showNumbers: 'Show the numbers',
  hideNumbers: 'Hide the numbers',
  of: 'of {title}',
  numbersOf: '{title}, the numbers',
  chartKeys: '{title}. Press the left and right arrow keys to read the values.',
  noValues: 'Nothing in this period yet.',
}
