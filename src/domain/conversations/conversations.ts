/** open: waits for staff · upheld, dismissed: decided by staff. */
export const complaintStates = ['open', 'upheld', 'dismissed'] as const

/** Topics that do not belong in the return of an asset. */
export const contactWarnings = ['money', 'threat', 'contact', 'link', 'code'] as const
export type ContactWarning = (typeof contactWarnings)[number]

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
