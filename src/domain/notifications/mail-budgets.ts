import type { NoticeLane } from './notifications.ts'

/**
 * The budget that a mail to a mailbox counts against. Each budget is counted separately, so that
 * mails which others cause never block the mail that lets a user log in.
 */
export type MailBudget =
  /** Links to set a new password. */
  | 'reset'
  /** Codes that verify an e-mail. */
  | 'code'
  /** Mails that anyone can request by typing an e-mail: the newsletter, a watch. */
  | 'requested'
  /** Codes that confirm a found report. Separate, because a newsletter must not delay a finder. */
  | 'find'
  /** Mails that others cause to an e-mail without an account: offers. */
  | 'caused'
  /** Links that staff send. */
  | 'team'
  /** Notifications, by what happened. */
  | NoticeLane
  /** The same to a phone. */
  | `text ${NoticeLane}`

/** Whether a mail may be sent now; if not, when the next one may. */
export type MailSlot =
  | { granted: true; nextAt: number }
  | { granted: false; lastAt: number; nextAt: number }

export type Withheld = Extract<MailSlot, { granted: false }>

/** When the next mail may be sent, given the times `sentAt` (newest first); 0 means at once. */
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

/** The response for a mail that was withheld, with the seconds until the next attempt. */
export function withheldResponse(message: string, { nextAt }: Withheld, now: number) {
  return { message, retryAfterSeconds: Math.max(1, Math.ceil((nextAt - now) / 1000)) }
}
