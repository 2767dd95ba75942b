/** The page of a printed label that a finder scans. */
export const foundPageWords = {
  title: 'Found this?',
  description: 'You scanned a Toju label. Tell the owner where the item is. You need no account.',
  onVehicle: 'This label is on a vehicle',
  onGadget: 'This label is on a gadget',
  aVehicle: 'A vehicle',
  aGadget: 'A gadget',
  thanks:
    'Thank you for helping. Write a message to the owner, and we email it to them. You do not see who the owner is, and the owner sees only what you write here.',
  goodToKnow: 'Good to know',
  leaveIt:
    'Leave the item at a reception desk, with a guard or at a police station, and tell the owner where.',
  needNotOpen: 'You do not have to open, charge or unlock the item.',
  byDay:
    'If you meet the owner, meet by day in a public place. Nobody should have to pay to get their own things back.',
  withAccount: 'No answer from the owner? {link} with the number on the item. You need no account.',
  reportAFind: 'Report the find',
  leadsNowhere: 'This label no longer works',
  replaced:
    'This label is no longer in use, or {code} is not a Toju code. If you found an item, its number can still lead us to the owner.',
  checkItsNumber: 'Check its number',
  place: 'Where is the item now?',
  placeHint: 'A place the owner can find, like “Security desk, Ikeja City Mall”.',
  placeMissing: 'Say where the item is now',
  message: 'Your message',
  messageHint: 'Say how you found the item, and when the owner can collect it.',
  messageMissing: 'Write a few words to the owner',
  contact: 'Your phone number or email',
  contactHint: 'Fill this in only if you want the owner to answer you. Nobody else sees it.',
  optional: 'optional',
  send: 'Send to the owner',
  sent: 'Sent. The owner sees your message and how to reach you, nothing else.',
  sentWithoutContact:
    'Sent. The owner has your message. You left no contact, so they cannot answer you.',
  noScript:
    'This form needs JavaScript. Without it, write to {link} with the code of the label, and we send your message to the owner.',
}
