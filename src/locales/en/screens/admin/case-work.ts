/** Who works on a case, and the notes about it. */
export const caseWorkWords = {
  assignee: 'Assignee',
  nobody: 'Nobody has taken this case.',
  you: 'You took this case on {since}.',
  colleague: '{name} took this case on {since}.',
  take: 'Take it',
  takeOver: 'Take it over',
  giveBack: 'Give it back',
  notes: 'Internal notes',
  onlyStaff: 'Only staff read it, never the people in the case.',
  newNote: 'New note',
  addNote: 'Add note',
  byAuthor: '{author}, {at}',
  formerColleague: 'A former colleague',
}
