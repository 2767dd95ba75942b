import { hoursMs } from '../../../domain/durations.ts'
import type { JobRow } from '../../db/tables.ts'
import { deleteMail, farewell, toMail } from '../../queries/notifications/outbox.ts'
import { doubling, type JobKind, type JobServices, type Outcome } from './job-kind.ts'

const maxWaitMs = hoursMs(4)

/** The attempts take about a day; then staff see that the mail failed. */
export const mailJobs: JobKind = {
  name: 'mail',
  atOnce: 20,
  waitMs: doubling(30_000, maxWaitMs, 12),
  maxWaitMs,
  isForStaff: true,
  attempt: sendMail,
  async settle({ tx }, { id, type }, outcome) {
    const isSent = outcome.is === 'done' && !outcome.keepsSecret
    if (type === farewell && isSent) await deleteMail(tx, id)
  },
}

async function sendMail({ outboxSender }: JobServices, job: JobRow): Promise<Outcome> {
  try {
    await outboxSender.send(toMail(job))
    return { is: 'done', keepsSecret: !outboxSender.handsOver }
  } catch (error) {
    return failureOf(error)
  }
}

/** The text of a mail server contains the recipient's address, so only the codes are logged. */
function failureOf(error: unknown): Outcome {
  const { code, command, responseCode } = (error ?? {}) as {
    code?: string
    command?: string
    responseCode?: number
  }
  const codes = { code: [code, responseCode].filter((each) => each !== undefined).join(' ') }
  const detail = String(error instanceof Error ? error.message : error)
  // A server also refuses a log-in or our sender for good: the operator can mend that, so these are
  // tried again.
  const isAboutMail =
    code === 'EMESSAGE' || (code === 'EENVELOPE' && command?.startsWith('RCPT') === true)
  const isFinal = isAboutMail && (responseCode ?? 0) >= 500
  return { is: isFinal ? 'over' : 'later', ...codes, detail }
}
