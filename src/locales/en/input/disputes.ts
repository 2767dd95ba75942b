/** What is wrong with a field of a dispute. */
export const disputeInput = {
  'evidence-missing': 'Say what they should show',
  'dispute-decision': 'Choose decided or open',
  'dispute-reason-missing': 'Say why: both sides read this',
  'dispute-status': 'Choose open, decided or lapsed',
}
