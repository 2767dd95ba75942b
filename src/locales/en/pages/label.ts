/** The page of a printed label that a finder scans. */
export const foundPageWords = {
  title: 'Found this?',
  description: 'You scanned a Toju label. Tell the owner where it is; you need no account.',
  onVehicle: 'This label is on a vehicle',
  onGadget: 'This label is on a gadget',
  aVehicle: 'A vehicle',
  aGadget: 'A gadget',
  thanks:
    'Thank you for looking. Leave its owner a message: we send it on by email. You do not see who they are, and they see nothing of you but your message.',
  goodToKnow: 'Good to know',
  leaveIt: 'Leave it at a desk, with a guard or at a police station, and say where.',
  needNotOpen: 'You need not open it, charge it or unlock it.',
  byDay:
    'If you meet, do it by day in a public place. Nobody should have to pay to get their own things back.',
  withAccount:
    'No answer from the owner? {link} with the number that is on it. You need no account.',
  reportAFind: 'Report the find',
  leadsNowhere: 'This label no longer works',
  replaced:
    'Its owner has replaced it, or {code} is not a Toju code. If you found something, the number on the item can still lead us to its owner.',
  checkItsNumber: 'Check its number',
  place: 'Where is it now?',
  placeHint: 'A place the owner can find, like “Security desk, Ikeja City Mall”.',
  placeMissing: 'Say where it is now',
  message: 'Your message',
  messageHint: 'How you found it, and when they can collect it.',
  messageMissing: 'Write a few words to the owner',
  contact: 'Your phone number or email',
  contactHint: 'Only if the owner may answer you. Nobody else sees it.',
  optional: 'optional',
  send: 'Send to the owner',
  sent: 'Sent. The owner sees your message and how to reach you, nothing else.',
  sentWithoutContact:
    'Sent. The owner has your message. You left no contact, so they cannot answer you.',
  noScript:
    'Writing here needs JavaScript. Without it, write to {link} with the code of the label, and we pass it on.',
}
