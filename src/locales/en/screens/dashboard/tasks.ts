/** What waits for a user: on the first screen, and on the asset or report that it is about. */
export const taskWords = {
  needsYou: 'To do',
  showAll: 'Show all {count}',
  failed: 'We could not load your to-do list.',
  tryAgain: 'Try again',
  titles: {
    'label-message': 'Somebody found “{item}” and wrote to you',
    question: 'The finder asks you about “{item}”',
    match: 'A possible match for “{item}” needs your answer',
    evidence: 'Show us that “{item}” is yours',
    transfer: 'A transfer to you: {item}',
    draft: 'Finish your report: we need the item’s number',
    notice: '{text}',
    password: 'Set a password',
    warranty: 'The warranty of “{item}” ends soon',
  },
  details: {
    'label-message': 'Where the item is: {text}',
    question: 'You have three tries to answer.',
    match: 'Say whether the other report may be about the same item.',
    evidence: 'Our team asks: {text}',
    transfer: 'Answer by {day}.',
    draft: 'We remind you by email on {day}.',
    notice: '{day}',
    password: 'You need a password to log in on another device.',
    warranty: 'On {day}. If something is wrong with the item, go to the seller now.',
  },
}
