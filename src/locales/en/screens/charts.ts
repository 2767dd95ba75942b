/** What every chart says. */
export const chartWords = {
  hatched: 'A striped bar counts only part of its day, week or month.',
  showNumbers: 'Show the numbers',
  hideNumbers: 'Hide the numbers',
  of: 'of {title}',
  numbersOf: '{title}, the numbers',
  chartKeys: '{title}. Press the left or right arrow key to read each value.',
  noValues: 'Nothing in this period yet.',
}
