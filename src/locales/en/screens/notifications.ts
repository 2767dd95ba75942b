/** The list of notifications, and the choices of how to be notified. */
export const notificationWords = {
  itIsMine: 'It is mine, and I have it',
  iSold: 'I sold it, or it is not mine',
  youAnsweredOurTeam: 'You answered: {value}. Our team has your answer.',
  notifications: 'Notifications',
  preferences: 'Notification settings',
  empty: 'Matches, messages and decisions about your reports appear here.',
  allRead: 'All read',
  unread: '{unread} unread',
  markAllAsRead: 'Mark all as read',
  pages: 'Pages',
  newer: 'Newer',
  page: 'Page {page} of {pages}',
  older: 'Older',
  new: 'New',
  nothingYet: 'Nothing yet',
}

/** The screen of those choices. */
export const preferenceWords = {
  atOnce: 'Immediately',
  onceADay: 'Once a day',
  byEMail: 'By email',
  showItHereToo: 'On Toju',
  preferencesHint:
    'Switch off what you do not want us to send. You still see these messages under Notifications.',
  urgent: 'Urgent',
  news: 'News',
  reminders: 'Reminders',
  eachEvent: 'Choose for each event',
  never: 'Never',
  saved: 'Saved',
}
