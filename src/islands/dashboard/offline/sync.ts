import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../../api/problem.ts'
import { uploadImage } from '../../../api/uploads/upload.ts'
import { offlineWords } from '../../../locales/en/screens/dashboard/offline.ts'
import { $session, call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { useWords } from '../../words/use-words.ts'
import { assetsKey, reportsQuery } from '../queries.ts'
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
 * Sends a report, its image first; `remember` is called once the image has a URL. Resolves to the
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
    return (await call('POST /reports/create-report', input, { idempotencyKey: key })).data.id
  } catch (error) {
    // Unused uploads are purged after a day. The image is still on this device, so it is sent
    // again.
    if (!image || !input.imageUrl || !isAbout(error, 'imageUrl')) throw error
    return sendReport({ ...report, input: { ...input, imageUrl: '' } }, remember)
  }
}

export type SendingOutcome = 'nothing' | 'sent' | 'unreachable'

interface Options {
  ownerId: string
  /** The key of one report. Without it all reports are sent that were not refused before. */
  key?: string
}

/** Sends the queue, in one tab at a time. Never rejects because of the server or the connection. */
export async function syncQueuedReports(options: Options): Promise<SendingOutcome> {
  // Old browsers cannot lock across tabs; there only the key prevents duplicate reports.
  if (!navigator.locks) return sendAll(options)
  return navigator.locks.request(`queued reports of ${options.ownerId}`, () => sendAll(options))
}

async function sendAll({ ownerId, key }: Options): Promise<SendingOutcome> {
  let outcome: SendingOutcome = 'nothing'
  const queued = await queuedReportsOf(ownerId).catch(() => [])
  for (const report of queued) {
    if (key === undefined ? report.refusal !== null : report.key !== key) continue
    // Another user's token must never send it.
    if (!isSignedIn(ownerId)) break
    try {
      await sendReport(report, enqueueReport)
      await removeQueuedReport(report)
      outcome = 'sent'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isTemporary(error) || !isSignedIn(ownerId)) {
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

/** True if the connection, the session or the server caused the error, not the report. */
function isTemporary({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500
}

function isAbout(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.body?.fields?.[field] !== undefined
}

/** Sends the queue, or one report by its key. Shows a toast and updates the lists. */
export function useSync(): (key?: string) => Promise<SendingOutcome> {
  const words = useWords('offlineWords', offlineWords)
  const ownerId = useUser().id
  const queryClient = useQueryClient()
  return useCallback(
    async (key) => {
      const outcome = await syncQueuedReports({ ownerId, ...(key !== undefined && { key }) })
      if (outcome === 'sent') {
        void showToast('success', words.reportAdded)
        void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
        void queryClient.invalidateQueries({ queryKey: assetsKey })
      }
      return outcome
    },
    [ownerId, queryClient, words],
  )
}
