/** The first screen. */
export const homeWords = {
  hello: 'Hello, {firstName}',
  dashboard: 'Dashboard',
  report: 'Report',
  foundSomething: 'I found something',
  checkMany: 'Check many numbers',
  recentReports: 'Recent reports',
  loadMore: 'Load More',
  preview: 'Preview',
  searchLabel: 'Search your assets by name, IMEI, serial, plate or VIN',
  searchHint: 'Name, IMEI, plate…',
}
