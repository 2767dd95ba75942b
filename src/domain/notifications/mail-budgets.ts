/**
 * What mails to one mailbox are counted by. Each is counted apart, so that nothing which others cause
 * keeps back the mail that lets somebody into their account.
 */
export type MailBudget =
  /** Links that set a new password. */
  | 'reset'
  /** Codes that verify an e-mail. */
  | 'code'
  /** What is asked for by typing an address: the newsletter, a watch. */
  | 'requested'
  /** Codes that confirm a find: whoever has a found thing in hand does not wait for a newsletter. */
  | 'find'
  /** What others cause: notifications, messages about a label, offers. */
  | 'caused'
  /** Links that our team sends. */
  | 'team'

/** Whether a mail may go now, and when the next one may. */
export type MailSlot =
  | { granted: true; nextAt: number }
  | { granted: false; lastAt: number; nextAt: number }

export type Withheld = Extract<MailSlot, { granted: false }>

/** When the next mail may go, after those of `sentAt` (newest first): 0 is at once. */
export function nextMailAt(
  sentAt: readonly number[],
  windows: readonly { times: number; seconds: number }[],
): number {
  return Math.max(
    0,
    ...windows.map(({ times, seconds }) => {
      const oldest = sentAt[times - 1]
      return oldest === undefined ? 0 : oldest + seconds * 1000
    }),
  )
}

/** The answer in the place of a mail that is withheld, with when to ask again. */
export function withheldResponse(message: string, { nextAt }: Withheld, now: number) {
  return { message, retryAfterSeconds: Math.max(1, Math.ceil((nextAt - now) / 1000)) }
}
