/** The list of reports, a report, and its forms. */
export const reportWords = {
  title: 'Report',
  reports: 'Reports',
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
  foundOn: 'Found on',
  closedOn: 'Closed on',
  nextSteps: 'Next steps',
  stepsDone: '{done} of {count} done',
  whatNotToDo: 'What not to do',
  timeline: 'Timeline',
  stages: {
    pending:
      'Our team is reviewing this report. Until they confirm it, a check says “Do not buy” and that it is under review, and we do not compare it with found items.',
    asked:
      'Our team needs to know more before they can confirm this report: {reason} To answer, edit the report or add a receipt to the asset.',
    Lost: 'Anyone who checks the number sees that the item is lost. We tell you when somebody reports it found.',
    Stolen:
      'Our team confirmed this report. Anyone who checks the number sees that the item is stolen.',
    Found:
      'Once we know its owner, you write to each other on Toju. Neither of you sees who the other is.',
    archived: 'This report is archived. It stays in your history.',
    recovered: 'You have the item back. This report is closed and stays in your history.',
    'handed-over': 'You handed over the item. This report is closed and stays in your history.',
    refused:
      'Our team did not accept this report. You can make a new one and say more about what happened.',
    refusedBecause: 'Our team did not accept this report: {reason}',
    closed: 'Our team closed this report. It stays in your history.',
  },
  /** What is due once the item is back. */
  backWithYou: {
    title: 'What is left to do',
    public: 'Checks of the number no longer show your report.',
    network: 'Did your network block the SIM or the phone? Ask them to unblock it.',
    police: 'Did you tell the police, or your insurer? Tell them that you have it back.',
    vehicle:
      'Did you tell the police? Ask them to clear the number, or they may stop you on the road.',
  },
  /** Between the last two of a list. */
  and: 'and',
  events: {
    reported: {
      Lost: 'You reported the item lost',
      Stolen: 'You reported the item stolen',
      Found: 'You reported the item found',
    },
    stolen: 'You said that the item was stolen',
    'under-review': 'The report was sent to our team',
    confirmed: 'Our team confirmed the report',
    refused: 'Our team did not accept the report',
    edited: 'You changed {fields}',
    recovered: 'The item was marked as found',
    'handed-over': 'You handed over the item',
    closed: 'Our team closed the report',
    archived: 'Our team archived the report',
    reopened: 'Our team opened the report again',
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
  progress: {
    title: 'Progress',
    sent: 'Sent',
    read: 'Read by our team',
    usually: 'Usually within {hours} hours',
    public: 'Public: anyone who checks the number sees the report',
    checked: 'Checked by others',
    checkedTimes: 'Checked {times} times',
    lastIn: 'Last in {state} on {day}',
    lastOn: 'Last on {day}',
    matched: 'Matched with a found item',
    back: 'In your hands again',
    notYet: 'not yet',
  },
  stronger: {
    title: 'Make your report stronger',
    whenAndWhere: 'Day and place: they help us match the item.',
    receipt: 'Receipt: it helps to prove that the item is yours.',
    picture: 'Picture: it helps finders recognise the item.',
    description: 'Description: it helps us match the item.',
    add: 'Add',
  },
  // Closing and editing a report.
  closing: {
    Found: {
      button: 'Mark as found',
      question: 'Do you have the item back?',
      follows:
        'People who check the number will no longer see that {name} is missing. You can use or sell it without trouble.',
      confirm: 'Yes, mark as found',
      done: 'Marked as found',
    },
    'Handed over': {
      button: 'Mark as handed over',
      question: 'Did you hand over the item?',
      follows:
        'Confirm only when {name} is with its owner or the police. We then stop looking for its owner.',
      confirm: 'Yes, mark as handed over',
      done: 'Marked as handed over',
    },
    Stolen: {
      button: 'It was stolen',
      question: 'Was the item stolen?',
      follows:
        'Our team reviews a theft first. Until they confirm it, a check of {name} says “Do not buy” and that it is under review.',
      confirm: 'Yes, it was stolen',
      done: 'Reported stolen',
    },
  },
  cannotUndo: 'You cannot change it back.',
  closingIsFinal: 'This closes the report. It stays in your history, and you cannot reopen it.',
  notYet: 'Not yet',
  editReport: 'Edit the report',
  closedMeanwhile:
    'This report is closed. You can no longer change it. What you typed stays here until you leave this page.',
  save: 'Save',
  backToTheReport: 'Back to the report',
  cancel: 'Cancel',
  reportUpdated: 'Report updated successfully',
  numbers: 'Numbers',
  makePoster: 'Make a poster',
  // Asked each quarter.
  stillMissing: {
    question: 'Is {name} still missing?',
    why: 'Buyers see when you last confirmed your report.',
    still: 'It is still missing',
    back: 'I have it back',
    done: 'Thank you. We have your answer.',
  },
}
