/** The list of reports, a report, and its forms. */
export const reportWords = {
  title: 'Report',
  reports: 'Reports',
  matches: 'Matches',
  newReport: 'New report',
  searchReports: 'search for a report',
  searchReportsHint: 'Search for a report',
  yourReports: 'Your Reports',
  noResults: 'No results matched your search query',
  asset: 'Asset',
  place: 'Place',
  policeReference: 'Police reference',
  policeStation: 'Police station',
  // A report.
  edit: 'Edit',
  reportedOn: 'Reported on {day}',
  pictureOf: 'Picture of {name}',
  lastSeen: 'Last seen',
  closedOn: 'Closed on',
  nextSteps: 'Next steps',
  stepsDone: '{done} of {count} done',
  whatNotToDo: 'What not to do',
  timeline: 'Timeline',
  stages: {
    pending:
      'Our team is reviewing this report. Until they confirm it, a check says “reported, under review” and nobody is notified.',
    asked:
      'Our team needs to know more before they can confirm this report: {reason} Edit the report to answer, or add a receipt to the asset.',
    Lost: 'Anyone who checks this item is told that it is lost. We tell you when somebody reports it found.',
    Stolen:
      'Our team confirmed this report. Anyone who checks this item is told that it is stolen.',
    Found: 'We tell you when its owner reports it lost. Neither of you sees who the other is.',
    archived: 'This report is archived. It stays in your history.',
    recovered: 'You have it back. This report is closed and stays in your history.',
    'handed-over': 'You handed it over. This report is closed and stays in your history.',
    refused:
      'Our team did not accept this report. You can make a new one and say more about what happened.',
    refusedBecause: 'Our team did not accept this report: {reason}',
    closed: 'Our team closed this report. It stays in your history.',
  },
  /** Between the last two of a list. */
  and: 'and',
  events: {
    reported: {
      Lost: 'You reported it lost',
      Stolen: 'You reported it stolen',
      Found: 'You reported it found',
    },
    'under-review': 'Our team began its review',
    confirmed: 'Our team confirmed it',
    refused: 'Our team did not accept it',
    edited: 'You changed {fields}',
    recovered: 'It was marked as found',
    'handed-over': 'You handed it over',
    closed: 'Our team closed it',
    archived: 'Our team archived it',
    reopened: 'Our team opened it again',
  },
  fields: {
    description: 'the description',
    lastSeenDate: 'when it was last seen',
    lastSeenTime: 'when it was last seen',
    location: 'the place',
    state: 'the state',
    imageUrl: 'the picture',
    policeReference: 'the police details',
    policeStation: 'the police details',
  },
  stronger: {
    title: 'Make it stronger',
    receipt: 'Receipt: it helps to prove that the item is yours.',
    picture: 'Picture: finders recognise the item.',
    description: 'Description: we can match it better.',
    add: 'Add',
  },
  // Closing and editing a report.
  closing: {
    Found: {
      button: 'Mark as found',
      question: 'Do you have it back?',
      follows:
        'Checks will no longer say that {name} is missing, and you can use or sell it without trouble.',
      confirm: 'Yes, mark as found',
      done: 'Marked as found',
    },
    'Handed over': {
      button: 'Mark as handed over',
      question: 'Did you hand it over?',
      follows:
        'Confirm only when {name} is with its owner or the police. We then stop looking for its owner.',
      confirm: 'Yes, mark as handed over',
      done: 'Marked as handed over',
    },
  },
  closingIsFinal: 'This closes the report. It stays in your history and cannot be reopened.',
  notYet: 'Not yet',
  editReport: 'Edit {name}',
  closedMeanwhile:
    'This report has been closed, so it can no longer be changed. What you typed stays here until you leave.',
  save: 'Save',
  backToTheReport: 'Back to the report',
  cancel: 'Cancel',
  reportUpdated: 'Report updated successfully',
  numbers: 'Numbers',
  makePoster: 'Make a poster',
  // Asked each quarter.
  stillMissing: {
    question: 'Is {name} still missing?',
    why: 'Buyers see when you last confirmed it.',
    still: 'It is still missing',
    back: 'I have it back',
    done: 'Thank you. We have your answer.',
  },
}
