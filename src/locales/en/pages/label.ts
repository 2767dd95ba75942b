/** The page of a printed label that a finder scans. */
export const foundPageWords = {
  title: 'Found this?',
  description:
    'You scanned a Toju label. Tell the owner where their thing is; you need no account.',
  onVehicle: 'This label is on a vehicle',
  onGadget: 'This label is on a gadget',
  unknownMake: 'of unknown make',
  thanks:
    'Thank you for looking. Write to its owner below: we pass your words on by e-mail. We tell you nothing about them, and them nothing about you but what you write.',
  goodToKnow: 'Good to know',
  leaveIt: 'Leave it at a desk, with a guard or at a police station, and say where.',
  needNotOpen: 'You need not open it, charge it or unlock it.',
  byDay:
    'If you meet, do it by day in a public place. Nobody has to pay for getting their own back.',
  withAccount:
    'Would you rather report it as found with an account? {link}. You then type the number that is on it.',
  reportAFind: 'Report a find',
  leadsNowhere: 'This label leads nowhere',
  replaced:
    'Its owner has replaced it, or the code {code} is not a code of Toju. If you found something, its own number can still lead to the owner.',
  checkItsNumber: 'Check its number',
  place: 'Where is it now?',
  placeHint: 'A place the owner can find, like “Security desk, Ikeja City Mall”.',
  placeMissing: 'Say where it is now',
  message: 'Your message',
  messageHint: 'How you came by it, and when it can be fetched.',
  messageMissing: 'Write a few words to the owner',
  contact: 'Your phone number or e-mail',
  contactHint: 'Only if the owner may answer you. Nobody else sees it.',
  optional: 'optional',
  send: 'Send to the owner',
  sent: 'Sent. The owner has your message and how to reach you, and nothing else about you.',
  sentWithoutContact:
    'Sent. The owner has your message. You left no contact, so they cannot answer you.',
  noScript:
    'Writing here needs JavaScript. Without it, write to {link} with the code of the label, and we pass it on.',
}
