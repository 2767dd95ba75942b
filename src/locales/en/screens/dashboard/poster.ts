/** A poster of a missing or found item: its screen, and what is drawn on it. */
export const posterWords = {
  title: 'Poster',
  about:
    'Print or share this poster. It shows nothing about you: a finder writes to you through Toju.',
  aboutFound:
    'Print or share this poster. It shows no number, and nothing about you. Only the owner can type the number: this proves that the item is theirs.',
  back: 'Back',
  share: 'Share',
  whatsApp: 'Send on WhatsApp',
  download: 'Save picture',
  print: 'Print',
  alt: 'Poster: {status} {item}',
  words: { Lost: 'LOST', Stolen: 'STOLEN', Found: 'FOUND' },
  types: { Gadget: 'Gadget', Vehicle: 'Vehicle' },
  lastSeen: 'Last seen: {where}',
  seenIt: 'Have you seen it?',
  scan: 'Scan to tell the owner. You need no account.',
  check: 'Check a number before you buy: {host}',
  checkOrDial: 'Check before you buy: {host} or dial {code}',
  isThisYours: 'Is this yours?',
  typeItsNumber: 'Type its number',
  scanFound:
    'Scan this, then type the IMEI, serial or plate of what you lost. Only the owner knows this number.',
  orOpen: 'Or open {host}',
  message: '{status}: {item}. Have you seen it? Tell the owner, no account needed: {link}',
  messageFound:
    'Found: {item}. Did you lose one? Type its IMEI, serial number or plate on Toju: {link}',
  notReported: 'Only an item with an open report can have a poster.',
  report: 'Report it',
  item: 'What is it?',
  itemHint: 'Everybody can read this. Leave out names and numbers.',
  itemHintFound: 'Everybody can read this. Leave out the maker, colour, marks and number.',
}
