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
  byAuthor: '{author}, {at}',
  formerColleague: 'A former colleague',
}
