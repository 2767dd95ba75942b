/** The first screen. */
export const homeWords = {
  hello: 'Hello, {firstName}',
  helloWithoutName: 'Hello',
  dashboard: 'Dashboard',
  report: 'Report',
  makeReceipt: 'Make a receipt',
  businessWaits: 'Your business is under review',
  foundSomething: 'I found something',
  recentReports: 'Recent reports',
  /** Beside what the browser kept, until the server answers: `4 March 2026, 10:30`. */
  asOf: 'As of {when}',
  loadMore: 'Load More',
  /** Above the items that have no report. */
  nothingReported: 'Your other items',
  allItems: 'All your items',
  noItems: 'Nothing here yet. Register what you own, before it goes missing.',
  preview: 'Preview',
  searchLabel: 'Find one of your items',
  searchHint: 'Name, IMEI, plate…',
  checkFirst: 'Check a number before you buy',
}

/** The first minute of a new user. */
export const firstStepsWords = {
  title: 'Three steps to stay safe',
  /** For screen readers, behind the title of a step that has a tick. */
  done: 'Done',
  register: 'Register your phone',
  registerHow:
    'Dial *#06# on your phone, and enter the 15 digits. Have a photo of the phone ready.',
  registerAction: 'Register it now',
  label: 'Print its label',
  labelHow: 'An honest finder scans the label and writes to you, without learning who you are.',
  lost: 'If your phone goes missing, report it',
  lostHow: 'Anyone who checks the number of the phone then sees that it is lost or stolen.',
  business: 'Do you sell phones or vehicles?',
  businessAction: 'Get your business verified',
}
