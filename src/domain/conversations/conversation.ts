/** A stranger may knock so many times; then they wait for an answer. */
export const maxUnanswered = 5

/** Why a message may not be sent now, or null. `unanswered`: the sender's own since the other last wrote. */
export function whyCannotSendMessage(unanswered: number): 'too-many-unanswered' | null {
  return unanswered < maxUnanswered ? null : 'too-many-unanswered'
}

/** Wrong codes at a hand-over before the owner must make a new one. */
export const handoverTries = 5
