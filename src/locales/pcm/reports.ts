import type { reportInput as enReportInput } from '../en/input/reports.ts'
import type { findWords as enFindWords } from '../en/screens/dashboard/finds.ts'
import type { offlineWords as enOfflineWords } from '../en/screens/dashboard/offline.ts'
import type { offlineFormWords as enOfflineFormWords } from '../en/screens/dashboard/offline-form.ts'
import type { reportCardWords as enReportCardWords } from '../en/screens/dashboard/report-cards.ts'
import type { reportFormWords as enReportFormWords } from '../en/screens/dashboard/report-form.ts'
import type { reportWords as enReportWords } from '../en/screens/dashboard/reports.ts'
import type { Translation } from '../translation.ts'

/** The list of reports, a report, and its forms. */
export const reportWords: Translation<typeof enReportWords> = {
  title: 'Report',
  reports: 'Reports',
  matches: 'Matches',
  newReport: 'New report',
  newReportLink: 'New report',
  searchReports: 'search for a report',
  yourReports: 'Your reports',
  noResults: 'Nothing match wetin you search',
  asset: 'The thing',
  place: 'Place',
  policeReference: 'Police reference',
  policeStation: 'Police station',
  edit: 'Change am',
  reportedOn: 'You report am on {day}',
  pictureOf: 'Picture of {name}',
  lastSeen: 'Last time you see am',
  closedOn: 'E close on',
  nextSteps: 'Wetin to do next',
  stepsDone: '{done} of {count} don do',
  whatNotToDo: 'Wetin you no go do',
  timeline: 'Wetin don happen',
  stages: {
    pending:
      'Our team dey check this report. Until dem confirm am, a check go talk “reported, under review”, and nobody go hear about am.',
    asked:
      'Our team need to know more before dem fit confirm this report: {reason} Change the report to answer, or add receipt to the thing.',
    Lost: 'Anybody wey check this thing go hear say e lost. We go tell you when person report say e find am.',
    Stolen:
      'Our team don confirm this report. Anybody wey check this thing go hear say dem thief am.',
    Found:
      'We go tell you when the owner report say e lost. None of una go see who the other person be.',
    archived: 'This report dey the archive. E remain for your history.',
    recovered: 'You don get am back. This report don close, and e remain for your history.',
    'handed-over': 'You don give am back. This report don close, and e remain for your history.',
    refused:
      'Our team no accept this report. You fit make new one and talk more about wetin happen.',
    refusedBecause: 'Our team no accept this report: {reason}',
    closed: 'Our team don close this report. E remain for your history.',
  },
  and: 'and',
  events: {
    reported: {
      Lost: 'You report say e lost',
      Stolen: 'You report say dem thief am',
      Found: 'You report say you find am',
    },
    'under-review': 'Our team start to check am',
    confirmed: 'Our team confirm am',
    refused: 'Our team no accept am',
    edited: 'You change {fields}',
    recovered: 'You mark am as found',
    'handed-over': 'You give am back',
    closed: 'Our team close am',
    archived: 'Our team put am for archive',
    reopened: 'Our team open am again',
  },
  fields: {
    description: 'the description',
    lastSeenDate: 'the last time you see am',
    lastSeenTime: 'the last time you see am',
    location: 'the place',
    state: 'the state',
    imageUrl: 'the picture',
    policeReference: 'the police details',
    policeStation: 'the police details',
  },
  closing: {
    Found: {
      button: 'Mark am as found',
      question: 'You don get am back?',
      follows: 'Check no go talk again say {name} lost. You fit use am or sell am without trouble.',
      confirm: 'Yes, mark am as found',
      done: 'We don mark am as found',
    },
    'Handed over': {
      button: 'Mark say I don give am',
      question: 'You don give am back?',
      follows:
        'Confirm only when {name} don reach the owner or the police. After that we no go look for the owner again.',
      confirm: 'Yes, I don give am',
      done: 'We don mark say you don give am',
    },
  },
  closingIsFinal:
    'This go close the report. E go remain for your history, and you no fit open am again.',
  notYet: 'Not yet',
  editReport: 'Change {name}',
  closedMeanwhile:
    'This report don close, so you no fit change am again. Wetin you type go remain here until you leave.',
  uploadingThePhoto: 'The photo dey upload…',
  save: 'Save',
  backToTheReport: 'Go back to the report',
  cancel: 'Leave am',
  reportUpdated: 'We don change the report',
  numbers: 'Numbers',
  makePoster: 'Make poster',
  stillMissing: {
    question: '{name} still lost?',
    why: 'People wey check the number go see the last time you confirm am.',
    still: 'E still lost',
    back: 'I don get am back',
    done: 'Thank you. We don get your answer.',
  },
}

/** A report’s card, in every list. */
export const reportCardWords: Translation<typeof enReportCardWords> = {
  lastSeen: 'Last time you see am',
  place: 'Place',
  showMore: 'Show more',
  yourAsset: 'Your thing',
  pending: 'We dey check the report',
  match: 'Match',
  recovered: 'E don come back',
  'handed-over': 'You don give am back',
  refused: 'We no accept am',
  closed: 'Closed',
  archived: 'Archived',
  noReportsYet: 'You never make report yet',
  reportsAppearHere: 'When you make report, you go see am here',
  createReport: 'Make report',
}

/** The forms of a report. */
export const reportFormWords: Translation<typeof enReportFormWords> = {
  newReport: 'New report',
  optional: 'if you like',
  noResults: 'Nothing match wetin you search',
  whatHappenedToWhat: 'Tell us wetin happen, and to which thing.',
  findTheAsset: 'Search for the thing',
  searchHint: 'Name, IMEI, plate…',
  newestAreBelow: 'Your {count} newest dey below. Type to see another one.',
  asset: 'The thing',
  chooseAnAsset: 'Choose one',
  yourAsset: 'Your thing',
  alreadyReported: {
    Lost: '{name} (you don already report say e lost)',
    Stolen: '{name} (you don already report say dem thief am)',
    Found: '{name} (you don already report say you find am)',
  },
  searching: 'We dey search…',
  foundChooseOne: 'We see {count}. Choose one below.',
  nothingToReportYet: 'Nothing dey yet',
  registerFirst:
    'You never register anything wey you fit report. First add the thing and the number. E go take about one minute.',
  addAsset: 'Add am',
  whatHappened: 'Wetin happen?',
  meanings: {
    Lost: 'I no see am again.',
    Stolen: 'Person thief am.',
    Found: 'I find am. E no be my own.',
  },
  outcomes: {
    Lost: 'From now, anybody wey check the number go see say e lost.',
    Stolen:
      'Our team go check am first. Until dem confirm am, a check go talk “reported, under review”, and nobody go hear about am.',
    Found:
      'If the owner report say e lost, we go tell the two of una. None of una go see who the other person be.',
  },
  description: 'Wetin happen',
  descriptionHint: 'Wetin happen, and how person fit know am: mark, case, sticker.',
  lastSeenOn: 'Last day you see am',
  atAbout: 'About which time',
  state: 'State',
  chooseAState: 'Choose state',
  place: 'Place',
  placeExample: 'Computer Village, Ikeja',
  picture: 'Picture',
  policeReference: 'Police reference',
  policeReferenceHint: 'From the police extract. Only you and our team go see am.',
  policeStation: 'Police station',
  policeStationExample: 'Panti, Yaba',
  descriptionAppearsHere: 'Wetin you write go show here.',
  saveReport: 'Save report',
  reportAdded: 'Your report don enter',
  notListed: 'You no see am for the list? Add am first',
  reportFind: 'Report wetin you find',
}

/** What a user found, and reporting it. */
export const findWords: Translation<typeof enFindWords> = {
  title: 'I find something',
  about: 'We go tell the owner. None of una go see who the other person be.',
  report: 'Report say I find am',
  reported: 'Your report don enter. We go tell you when we see the owner.',
  finds: 'Things wey you find',
  findsAbout: 'Dem no be your own, so we keep them separate from your things.',
  handedOver: 'You don give am back',
  findInstead:
    'E no be your own, so you no need register am. Type the number and where you find am.',
  reportFind: 'Report wetin you find',
}

/** The form of a report without a connection. */
export const offlineFormWords: Translation<typeof enOfflineFormWords> = {
  writeNow: {
    phone:
      'Network no dey. Write your report: we go keep am for this phone, and send am when network come back.',
    computer:
      'Network no dey. Write your report: we go keep am for this computer, and send am when network come back.',
  },
}

/** Reports that wait for a connection. */
export const offlineWords: Translation<typeof enOfflineWords> = {
  notEverythingIsSentYet: 'Everything never go yet',
  noConnection: 'Network no dey. Screens dey show wetin load before.',
  stay: 'Stay',
  deleteAndLogOut: 'Delete and log out',
  sendAndLogOut: 'Send and log out',
  writtenOn: 'You write am on {day}',
  notTaken: 'We no fit accept this report.',
  stillOffline: 'Network to Toju still no dey.',
  sendNow: 'Send now',
  changeIt: 'Change am',
  discard: 'Throw am away',
  discardThisReport: 'Throw this report away?',
  keepIt: 'Keep am',
  yesDiscard: 'Yes, throw am away',
  notSentYet: 'Never go yet',
  reportAdded: 'Your report don enter',
  waiting: {
    phone:
      'Reports wey dey wait for network dey this phone only. Dem go delete when you log out, so that nobody else go read them.',
    computer:
      'Reports wey dey wait for network dey this computer only. Dem go delete when you log out, so that nobody else go read them.',
  },
  kept: {
    phone: 'E dey this phone. We go send am when network come back.',
    computer: 'E dey this computer. We go send am when network come back.',
  },
  discarding: {
    phone: 'Your report about {name} go delete from this phone.',
    computer: 'Your report about {name} go delete from this computer.',
  },
}

/** Errors of a report’s fields. */
export const reportInput: Translation<typeof enReportInput> = {
  'confirmation-answer': 'Choose one answer',
  'story-missing': 'Tell us wetin happen',
  'asset-missing': 'Choose the thing',
  'found-number-missing': 'Type the number wey dey am',
  'found-kind': 'Choose the kind of number',
  'brand-or-make-missing': 'Type the brand or make, like Samsung',
  'find-missing': 'Talk wetin be am and where e dey',
  'number-unreadable': 'We no fit read this number. Type am again.',
}
