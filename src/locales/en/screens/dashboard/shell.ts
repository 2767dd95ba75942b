/** The entries of the dashboard’s navigation. */
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
}
