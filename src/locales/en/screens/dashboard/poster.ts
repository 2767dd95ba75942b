/** A poster of a missing item. */
export const posterWords = {
  title: 'Poster',
  about: 'Print it or share it. It shows nothing about you: a finder writes to you through Toju.',
  back: 'Back',
  share: 'Share',
  whatsApp: 'Send on WhatsApp',
  download: 'Save picture',
  print: 'Print',
  alt: 'Poster: {status} {item}',
  words: { Lost: 'LOST', Stolen: 'STOLEN', Found: 'FOUND' },
  lastSeen: 'Last seen: {where}',
  seenIt: 'Have you seen it?',
  scan: 'Scan to tell the owner. You need no account.',
  check: 'Check a number before you buy: {host}',
  message: '{status}: {item}. Have you seen it? Tell the owner, without an account: {link}',
  notReported: 'A poster is for an item that you reported lost or stolen.',
  report: 'Report it',
}
