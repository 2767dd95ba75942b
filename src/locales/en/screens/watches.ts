/** The screen of identifiers that a user's software watches. */
export const watchWords = {
  title: 'Watched identifiers',
  back: 'Developers',
  about:
    'Your webhooks tell you when one of these identifiers is reported or listed by an authority, and when that ends. They tell you only about new reports, so check each identifier once after you add it.',
  count: '{count} of {max}',
  add: 'Add identifiers',
  none: 'You watch nothing yet',
  noneAbout:
    'Add the identifiers of items that you sold or offer for sale. Give each your own reference, such as an order number.',
  lines: 'One identifier on each line',
  linesHint:
    'Add your own reference after a comma: webhooks include it. Up to {max} identifiers. To change a reference, add the identifier again.',
  placeholder: '490154203237518, order 4711',
  file: 'Or choose a CSV file',
  cancel: 'Cancel',
  nothing: 'Enter at least one identifier.',
  tooMany: 'You can watch up to {max} identifiers.',
  summary: '{added} added, {known} already watched, {refused} not added.',
  stopped: 'Line {line} and the lines after it were not added: {message}',
  line: 'Line {line}: {why}',
  problems: {
    invalid: 'not an identifier.',
    'identifier-long': 'the identifier is too long.',
    'reference-long': 'the reference has more than 100 characters.',
  },
  done: 'Close',
  since: 'since {day}',
  remove: 'Remove',
  removeThis: 'Remove {identifier}',
  removed: 'No longer watched',
  more: 'Show more',
} as const
