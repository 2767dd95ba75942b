/** What the screens of cases share. */
export const adminCaseWords = {
  checkMissing: 'Tick this first',
  decide: 'Decide',
  severalClaims: 'More than one person claims this number',
  earlierDispute: 'An earlier dispute about this number',
  receipt: 'Receipt',
  photo: 'Photo {number}',
  sharesYours:
    'Same surname and address as you: {names}. If you are related, leave this to a colleague.',
  onePersonHint: 'You see the records of one person only.',
  noReceipt: 'No receipt.',
  seeWho: 'See this person',
  showEverybody: 'Show all records',
  close: 'Close',
  cancel: 'Cancel',
  queue: 'Queue',
  placeInQueue: '{position} of {count}',
  previous: 'Previous',
  next: 'Next',
  nextCase: 'Next case ({count} waiting)',
  noNextCase: 'No more cases are waiting.',
  goTo: 'Go to {list}',
}

/** Who works on a case, and the notes about it. */
export const caseWorkWords = {
  assignee: 'Assignee',
  nobody: 'No one has taken this case.',
  you: 'You took this case on {since}.',
  colleague: '{name} took this case on {since}.',
  take: 'Take case',
  takeOver: 'Take over',
  giveBack: 'Release',
  notes: 'Internal notes',
  onlyStaff: 'Only staff can read these notes, never the people in the case.',
  newNote: 'New note',
  addNote: 'Add note',
  noteMissing: 'Write a note',
  byAuthor: '{author}, {at}',
  formerColleague: 'A former colleague',
}
