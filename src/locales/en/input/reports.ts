/** What is wrong with a field of a report. */
export const reportInput = {
  'report-stage': 'Choose pending, active, inactive or archived',
  'story-missing': 'Say what happened',
  'closing-status': 'Choose Found or Handed over',
  moderation: 'Choose active, inactive or archived',
  'asset-missing': 'Choose the asset',
  'report-status': 'Choose Lost, Stolen or Found',
  'found-number-missing': 'Enter the number that is on it',
  'found-kind': 'Choose what kind of number it is',
  'brand-or-make-missing': 'Enter the brand or make, like Samsung',
  'find-missing': 'Say what it is and where it lay',
  'number-unreadable': 'We cannot read this number. Type it again.',
  'draft-form': 'Give the draft as it was answered',
}
