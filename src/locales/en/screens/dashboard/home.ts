/** The first screen. */
export const homeWords = {
  hello: 'Hello, {firstName}',
  dashboard: 'Dashboard',
  report: 'Report',
  foundSomething: 'I found something',
  checkMany: 'Check many numbers',
  recentReports: 'Recent reports',
  /** Beside what the browser kept, until the server answers: `4 March 2026, 10:30`. */
  asOf: 'As of {when}',
  loadMore: 'Load More',
  preview: 'Preview',
  searchLabel: 'Search your assets by name, IMEI, serial, plate or VIN',
  searchHint: 'Name, IMEI, plate…',
}
