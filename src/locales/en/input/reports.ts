/** Errors of a report’s fields. */
export const reportInput = {
  'confirmation-answer': 'Say still, back or stop',
  'story-missing': 'Say what happened',
  'asset-missing': 'Choose the asset',
  'found-number-missing': 'Enter the number',
  'loss-status': 'Choose what happened',
  'found-kind': 'Choose what kind of number it is',
  'brand-or-make-missing': 'Enter the brand or make, like Samsung',
  'find-missing': 'Say what you found',
  'number-unreadable': 'We cannot read this number. Type it again.',
}
