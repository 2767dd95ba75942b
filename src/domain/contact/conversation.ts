/** A stranger may knock so many times; then they wait for an answer. */
export const mostUnanswered = 5

/** Why a message may not be sent now, or null. `unanswered`: the sender's own since the other last wrote. */
export function refuseMessage(unanswered: number): 'too-many-unanswered' | null {
  return unanswered < mostUnanswered ? null : 'too-many-unanswered'
}

/** Wrong codes at a hand-over before the owner must make a new one. */
export const handOverTries = 5

/** Where and how to meet, in the order it matters. */
export const meetingAdvice: readonly string[] = [
  'Meet by day at a police station, a bank or a busy shop. Never at home, never in a car.',
  'Take someone with you, and tell another person where you go.',
  'Owner: read the number off the item itself and compare it before anything else.',
  'Do not pay to get back what is yours. A reward is your own choice, and only after.',
  'Finder: hand it over only to who answers your question. The owner then says the 6 digits.',
]
