/** Where and how to meet, in the order it matters. */
export const meetingAdvice: readonly string[] = [
  'Meet by day at a police station, a bank or a busy shop. Never at home, never in a car.',
  'Take someone with you, and tell another person where you go.',
  'Owner: read the number off the item itself and compare it before anything else.',
  'Do not pay to get back what is yours. A reward is your own choice, and only after.',
  'Finder: hand it over only to who answers your question. The owner then says the 6 digits.',
]
