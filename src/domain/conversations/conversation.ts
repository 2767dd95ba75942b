/** A stranger may send this many messages; then they have to wait for a reply. */
export const maxUnanswered = 5

/**
 * Why a message may not be sent now, or null. `unanswered`: number of the sender's messages since
 * the other user's last one.
 */
export function whyCannotSendMessage(unanswered: number): 'too-many-unanswered' | null {
  return unanswered < maxUnanswered ? null : 'too-many-unanswered'
}

/** Wrong handover codes before the owner has to make a new one. */
export const handoverTries = 5
