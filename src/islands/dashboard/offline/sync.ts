import { ApiError } from '../../../api/problem.ts'
import { createReport } from '../../../api/reports/create-report.ts'
import { uploadImage } from '../../../api/uploads/upload.ts'
import { $session, call } from '../../session.ts'
import {
  enqueueReport,
  type QueuedReport,
  queuedReportsOf,
  readQueuedReports,
  removeQueuedReport,
} from './queue.ts'

export async function enqueueReportForLater(report: QueuedReport): Promise<void> {
  await enqueueReport(report)
  await readQueuedReports(report.ownerId)
}

export async function discardQueued(report: QueuedReport): Promise<void> {
  await removeQueuedReport(report)
  await readQueuedReports(report.ownerId)
}

/**
 * Sends one report, its picture first; `remember` is called once that has a URL. Resolves to the
 * report's id; rejects with `ApiError`.
 */
export async function sendReport(
  report: QueuedReport,
  remember: (report: QueuedReport) => Promise<void>,
): Promise<string> {
  const { picture: image, key } = report
  let { input } = report
  if (image && !input.imageUrl) {
    input = { ...input, imageUrl: await uploadImage(image) }
    await remember({ ...report, input })
  }
  try {
    return (await call(createReport, input, { idempotencyKey: key })).data.id
  } catch (error) {
    // An upload that no record names is swept after a day; the picture is still here.
    if (!image || !input.imageUrl || !isAbout(error, 'imageUrl')) throw error
    return sendReport({ ...report, input: { ...input, imageUrl: '' } }, remember)
  }
}

export type SendingOutcome = 'nothing' | 'sent' | 'unreachable'

interface Options {
  ownerId: string
  /** By name; without it, all that were not refused before. */
  key?: string
}

/** Sends the queue, in one tab at a time. Never rejects for what the server or the connection does. */
export async function syncQueuedReports(options: Options): Promise<SendingOutcome> {
  // Where tabs cannot agree (an old browser), the key alone keeps a report from being made twice.
  if (!navigator.locks) return sendAll(options)
  return navigator.locks.request(`kept reports of ${options.ownerId}`, () => sendAll(options))
}

async function sendAll({ ownerId, key }: Options): Promise<SendingOutcome> {
  let outcome: SendingOutcome = 'nothing'
  const kept = await queuedReportsOf(ownerId).catch(() => [])
  for (const report of kept) {
    if (key === undefined ? report.refusal !== null : report.key !== key) continue
    // Nobody else's token may carry it.
    if (!isSignedIn(ownerId)) break
    try {
      await sendReport(report, enqueueReport)
      await removeQueuedReport(report)
      outcome = 'sent'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mayPassLater(error) || !isSignedIn(ownerId)) {
        outcome = outcome === 'sent' ? 'sent' : 'unreachable'
        break
      }
      await enqueueReport({ ...report, refusal: error.message })
    }
  }
  await readQueuedReports(ownerId)
  return outcome
}

function isSignedIn(ownerId: string): boolean {
  const session = $session.get()
  return session.status === 'in' && session.user.id === ownerId
}

/** The line, the session or the server is at fault, not the report. */
function mayPassLater({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500
}

function isAbout(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.body?.fields?.[field] !== undefined
}
