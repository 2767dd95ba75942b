import type { ContactWarning } from '../../domain/conversations/conversations.ts'

/** The warning above a suspicious message. */
export const warningMessages: Readonly<Record<ContactWarning, string>> = {
  money: 'They want money. Do not pay. Give a reward only after you hold the item.',
  threat:
    'This message sounds like a threat. You do not have to answer. Report the message to us, and tell the police.',
  contact:
    'This message has a phone number or an address in it. Keep talking here until you trust each other: we can help only with what is said here.',
  link: 'This message has a link in it. Do not open links from people you do not know.',
  code: 'This message asks for a code, a PIN or a password. Give it to nobody, even if they say that they work for Toju or a bank.',
}

/** Where and how to meet, the most important first. */
export const meetingAdvice: readonly string[] = [
  'Meet by day at a police station, a bank or a busy shop. Never at home, never in a car.',
  'Take someone with you, and tell another person where you go.',
  'Owner: first read the number on the item. Compare it with your number on Toju.',
  'Do not pay to get back what is yours. A reward is your own choice. Give it only when you hold the item.',
  'Finder: hand over the item only to the person who answers your question right. Then they tell you six digits. Enter the digits on Toju.',
]
