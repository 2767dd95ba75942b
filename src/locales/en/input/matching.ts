/** What is wrong with a decision on a match. */
export const matchingInput = {
  'match-decision': 'Choose accept or refuse',
  'review-decision': 'Choose offer, accept or refuse',
  'match-state': 'Choose suggested, open, refused, withdrawn or recovered',
}
