/**
 * What a browser shows of every notification, on a lock screen that others read: nothing about whom
 * or what. The words are fetched when it is opened.
 */
export const pushWords = {
  title: 'Toju',
  body: 'Something about your report',
}
