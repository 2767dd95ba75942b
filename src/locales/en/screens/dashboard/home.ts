/** The first screen. */
export const homeWords = {
  hello: 'Hello, {firstName}',
  dashboard: 'Dashboard',
  report: 'Report',
  buying: 'Buying several? Check many numbers at once',
  recentReports: 'Recent reports',
  allReports: 'Load More',
  uploadingThePhoto: 'Uploading the photo…',
  preview: 'Preview',
  searchLabel: 'Search your assets by name, IMEI, serial, plate or VIN',
  searchHint: 'Name, IMEI, plate…',
  title: 'Home',
  about: 'Your reports, and what needs your answer.',
}
