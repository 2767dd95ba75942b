/** The screen of identifiers that a user's software watches. */
export const watchWords = {
  title: 'Watched numbers',
  back: 'Developers',
  about:
    'Your webhooks tell you when somebody reports one of these numbers or an authority lists it, and when the report or the listing ends. They tell you nothing about earlier ones, so check each number once after you add it.',
  count: '{count} of {max}',
  add: 'Add numbers',
  none: 'You watch nothing yet',
  noneAbout:
    'Add the numbers of items that you sold or offer for sale. Give each one your own reference, such as an order number.',
  lines: 'One number on each line',
  linesHint:
    'Add your own reference after a comma: webhooks include it. Up to {max} numbers. To change a reference, add the number again.',
  placeholder: '490154203237518, order 4711',
  file: 'Or choose a CSV file',
  cancel: 'Cancel',
  nothing: 'Enter at least one number.',
  tooMany: 'You can watch up to {max} numbers.',
  summary: '{added} added, {known} already watched, {refused} not added.',
  stopped: 'Line {line} and the lines after it were not added: {message}',
  line: 'Line {line}: {why}',
  problems: {
    invalid: 'this is not the number of an item.',
    'identifier-long': 'the number is too long.',
    'reference-long': 'the reference has more than 100 characters.',
  },
  done: 'Close',
  since: 'since {day}',
  remove: 'Remove',
  removeThis: 'Remove {identifier}',
  removed: 'No longer watched',
  more: 'Show more',
} as const
