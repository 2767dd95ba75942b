/** The header of the back office: search and tasks. */
export const adminHeaderWords = {
  tools: 'Search and tasks',
  homePage: 'Toju home page',
  searchHint: 'Search people, assets, reports, screens and actions',
  search: 'Search',
  searchWithKeys: 'Search (Ctrl K)',
  noResults:
    'No results matched your search query. Try fewer letters, or the number without spaces.',
  searching: 'Searching…',
  results: 'What was found',
  notificationsWaiting: 'Notifications: {total} waiting',
  notifications: 'Notifications',
  people: 'People',
  screens: 'Screens',
  screen: 'Screen',
  actions: 'Actions',
  onThisScreen: 'On this screen',
  createUser: 'Create User',
  logOut: 'Logout',
  assets: 'Assets',
  reports: 'Reports',
  identifiers: 'Identifiers',
  of: '{label} of {name}',
}

/** What waits for staff, after its number. */
export const adminTaskWords = {
  nothing: 'Nothing to do right now',
  'pending-items': { one: 'report', many: 'reports' },
  'open-disputes': { one: 'dispute', many: 'disputes' },
  'pending-merchants': { one: 'new business', many: 'new businesses' },
  'merchant-changes': { one: 'business change', many: 'business changes' },
  'open-complaints': { one: 'reported message', many: 'reported messages' },
  'failed-mails': { one: 'email that failed', many: 'emails that failed' },
  'new-enumeration': {
    one: 'number sweep in the last day',
    many: 'number sweeps in the last day',
  },
}
