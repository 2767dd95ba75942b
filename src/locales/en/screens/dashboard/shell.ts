import { months } from '../../dates.ts'

/** The entries of the dashboard’s navigation, and its bell. */
export const dashboardWords = {
  dashboard: 'Dashboard',
  home: 'Home',
  reports: 'Reports',
  assets: 'Assets',
  messages: 'Messages',
  transfers: 'Transfers',
  check: 'Check',
  merchants: 'Merchants',
  account: 'Account',
  notifications: 'Notifications',
  notificationsUnread: 'Notifications: {unread} unread',
}

/** The badge of a report, and of an asset with an open one. */
export const statusWords = { Lost: 'Lost', Stolen: 'Stolen', Found: 'Found' }

/** For dates: a browser may lack the language. The order is the one that Nigerians write. */
export const calendarWords = { months }
