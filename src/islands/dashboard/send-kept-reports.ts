import { createReport } from '../../api/create-report.ts'
import { CallFailed } from '../../api/problem.ts'
import { uploadPicture } from '../../api/upload.ts'
import { $session, call } from '../session.ts'
import {
  forgetKeptReport,
  type KeptReport,
  keepReport,
  keptReportsOf,
  readKeptReports,
} from './kept-reports.ts'

export async function keepForLater(report: KeptReport): Promise<void> {
  await keepReport(report)
  await readKeptReports(report.ownerId)
}

export async function discardKept(report: KeptReport): Promise<void> {
  await forgetKeptReport(report)
  await readKeptReports(report.ownerId)
}

/**
 * Sends one report, its picture first; `remember` is told once that has an address. Resolves to the
 * report's id; rejects with `CallFailed`.
 */
export async function sendReport(
  report: KeptReport,
  remember: (report: KeptReport) => Promise<void>,
): Promise<string> {
  const { picture, key } = report
  let { input } = report
  if (picture && !input.imageUrl) {
    input = { ...input, imageUrl: await uploadPicture(picture) }
    await remember({ ...report, input })
  }
  try {
    return (await call(createReport, input, { idempotencyKey: key })).data.id
  } catch (error) {
    // An upload that no record names is swept after a day; the picture is still here.
    if (!picture || !input.imageUrl || !isAbout(error, 'imageUrl')) throw error
    return sendReport({ ...report, input: { ...input, imageUrl: '' } }, remember)
  }
}

export type SendingOutcome = 'nothing' | 'sent' | 'unreachable'

interface Options {
  ownerId: string
  /** By name; without it, all that were not refused before. */
  key?: string
}

/** Sends what is kept, in one tab at a time. Never rejects for what the server or the line does. */
export async function sendKeptReports(options: Options): Promise<SendingOutcome> {
  // Where tabs cannot agree (an old browser), the key alone keeps a report from being made twice.
  if (!navigator.locks) return sendAll(options)
  return navigator.locks.request(`kept reports of ${options.ownerId}`, () => sendAll(options))
}

async function sendAll({ ownerId, key }: Options): Promise<SendingOutcome> {
  let outcome: SendingOutcome = 'nothing'
  const kept = await keptReportsOf(ownerId).catch(() => [])
  for (const report of kept) {
    if (key === undefined ? report.refusal !== null : report.key !== key) continue
    // Nobody else's token may carry it.
    if (!isSignedIn(ownerId)) break
    try {
      await sendReport(report, keepReport)
      await forgetKeptReport(report)
      outcome = 'sent'
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (mayPassLater(error) || !isSignedIn(ownerId)) {
        outcome = outcome === 'sent' ? 'sent' : 'unreachable'
        break
      }
      await keepReport({ ...report, refusal: error.message })
    }
  }
  await readKeptReports(ownerId)
  return outcome
}

function isSignedIn(ownerId: string): boolean {
  const session = $session.get()
  return session.status === 'in' && session.user.id === ownerId
}

/** The line, the session or the server is at fault, not the report. */
function mayPassLater({ status }: CallFailed): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500
}

function isAbout(error: unknown, field: string): boolean {
  return error instanceof CallFailed && error.body?.fields?.[field] !== undefined
}
