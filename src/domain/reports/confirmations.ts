import { daysMs } from '../durations.ts'

/** mine: "It is mine and with me" · not-mine: "I sold it, or it is not mine". */
export const ownerAnswers = ['mine', 'not-mine'] as const
export type OwnerAnswer = (typeof ownerAnswers)[number]

/** What a user is asked to confirm: an open report, or a registered asset. */
export const confirmationSubjects = ['report', 'asset'] as const
export type ConfirmationSubject = (typeof confirmationSubjects)[number]

/**
 * still: "it is still missing", or "it is still mine" · stop: "do not ask me again". None closes a
 * report: who has the unlocked phone has its owner's mail.
 */
export const confirmationAnswers = ['still', 'stop'] as const
export type ConfirmationAnswer = (typeof confirmationAnswers)[number]

/**
 * How many milliseconds after a question the user is asked again. Until then the link of the
 * question works.
 */
export const askAgainMs = {
  report: daysMs(91),
  asset: daysMs(365),
} as const satisfies Record<ConfirmationSubject, number>

const staleMs = daysMs(365)

/** Whether nobody has confirmed a report for a year. It is still shown, but marked as old. */
export function isStale(
  { reportedAt, stillMissingAt }: { reportedAt: number; stillMissingAt: number | null },
  now: number,
): boolean {
  return now - Math.max(reportedAt, stillMissingAt ?? 0) > staleMs
}
