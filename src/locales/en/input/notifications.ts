/** What is wrong with a choice about notifications. */
export const notificationInput = {
  'email-choice': 'Choose now, daily or off',
  'mail-decision': 'Choose retry or put-aside',
  'notification-event': 'Choose one of the events',
}
