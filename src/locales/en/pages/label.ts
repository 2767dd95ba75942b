/** The page of a printed label that a finder scans. */
export const foundPageWords = {
  title: 'Found this?',
  description: 'You scanned a Toju label. Tell the owner where it is; you need no account.',
  onVehicle: 'This label is on a vehicle',
  onGadget: 'This label is on a gadget',
  aVehicle: 'A vehicle',
  aGadget: 'A gadget',
  thanks:
    'Thank you for helping. Write a message to the owner, and we email it to them. You do not see who the owner is, and the owner sees only your message.',
  goodToKnow: 'Good to know',
  leaveIt:
    'Leave the item at a reception desk, with a guard or at a police station, and say where.',
  needNotOpen: 'You need not open, charge or unlock the item.',
  byDay:
    'If you meet, do it by day in a public place. Nobody should have to pay to get their own things back.',
  withAccount: 'No answer from the owner? {link} with the number on the item. You need no account.',
  reportAFind: 'Report the find',
  leadsNowhere: 'This label no longer works',
  replaced:
    'The owner has a newer label, or {code} is not a Toju code. If you found an item, its number can still lead us to the owner.',
  checkItsNumber: 'Check its number',
  place: 'Where is it now?',
  placeHint: 'A place the owner can find, like “Security desk, Ikeja City Mall”.',
  placeMissing: 'Say where it is now',
  message: 'Your message',
  messageHint: 'How you found it, and when they can collect it.',
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
