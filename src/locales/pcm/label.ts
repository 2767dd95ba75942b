import type { foundPageWords as enFoundPageWords } from '../en/pages/label.ts'
import type { Translation } from '../translation.ts'

/** The page of a printed label that a finder scans. */
export const foundPageWords: Translation<typeof enFoundPageWords> = {
  title: 'You find this one?',
  description: 'You don scan Toju label. Tell the owner where the thing dey; you no need account.',
  onVehicle: 'This label dey for motor',
  onGadget: 'This label dey for gadget',
  aVehicle: 'Motor',
  aGadget: 'Gadget',
  thanks:
    'Thank you for checking. Leave message for the owner: we go send am by e-mail. You no go see who the owner be, and the owner go see only your message.',
  goodToKnow: 'Good to know',
  leaveIt:
    'Leave am for front desk, with security man or for police station, and tell the owner where.',
  needNotOpen: 'You no need open am, charge am or unlock am.',
  byDay:
    'If una wan meet, make e be daytime for public place. Nobody need pay to collect wetin be im own.',
  withAccount: 'The owner no answer? {link} with the number wey dey am. You no need account.',
  reportAFind: 'Report wetin you find',
  leadsNowhere: 'This label no lead anywhere',
  replaced:
    'The owner don change am, or the code {code} no be Toju code. If you find something, the number wey dey the item fit still lead to the owner.',
  checkItsNumber: 'Check the number',
  place: 'Where e dey now?',
  placeHint: 'Place wey the owner fit find, like “Security desk, Ikeja City Mall”.',
  placeMissing: 'Tell the owner where e dey now',
  message: 'Your message',
  messageHint: 'How e take reach your hand, and when the owner fit come collect am.',
  messageMissing: 'Write small message to the owner',
  contact: 'Your phone number or e-mail',
  contactHint: 'Only if the owner fit answer you. Nobody else go see am.',
  optional: 'if you like',
  send: 'Send to the owner',
  sent: 'We don send am. The owner get your message and how to reach you, and nothing else about you.',
  sentWithoutContact:
    'We don send am. The owner get your message. You no leave contact, so the owner no fit answer you.',
  noScript:
    'To write here, JavaScript must dey on. If e no dey, write to {link} with the code of the label, and we go send am.',
}
