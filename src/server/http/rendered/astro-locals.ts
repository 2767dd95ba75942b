import type { Problem } from '../../../api/problem.ts'
import { parseLabelCode } from '../../../domain/assets/assets.ts'
import { delistReasonOf } from '../../../domain/merchants/merchants.ts'
import { certificateRecordOf, checkText } from '../../certificates/check-certificate.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { findLabelled } from '../../queries/assets/labels.ts'
import {
  findListedMerchant,
  findUnlistedStatus,
  toMerchantRecord,
} from '../../queries/merchants/merchants.ts'
import { type AppContext, contextOf } from '../../services/context.ts'
import { lookUp } from '../../services/lookup/look-up.ts'
import { publicLogView } from '../../services/proofs/public-log-view.ts'
import { problemBody, toProblem } from '../to-problem.ts'

export interface PageVisit {
  requestId: string
  /** Called with each error, to set the status and `Retry-After` of the response. */
  record: (problem: Problem) => void
}

/**
 * The functions that Astro pages call, for a visitor. A page receives the error of a
 * failed check as a value. The page fails when its record cannot be read.
 */
export function astroLocals(
  services: AppContext,
  sender: Sender,
  { requestId, record }: PageVisit = { requestId: 'none', record: () => {} },
): App.Locals {
  const { database, now, log } = services

  function toLoggedProblem(error: unknown): Problem {
    const problem = toProblem(error, log, requestId)
    record(problem)
    return problem
  }

  /** Returns a thrown error as a value, with its message. */
  async function orProblem<Result>(work: () => Promise<Result>): Promise<App.Outcome<Result>> {
    try {
      return { ok: true, value: await work() }
    } catch (error) {
      const problem = toLoggedProblem(error)
      return { ok: false, problem: problemBody(problem), status: problem.status }
    }
  }

  async function orLog<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      toLoggedProblem(error)
      throw error
    }
  }

  return {
    publicOrigin: services.publicOrigin,
    verify: (text, language) =>
      orProblem(async () => {
        const { data } = await lookUp(contextOf(services), text, {
          sender,
          authorization: undefined,
          language,
        })
        return data
      }),
    findLabelled: (text) =>
      orLog(async () => {
        const code = parseLabelCode(text)
        const asset = code === null ? undefined : await findLabelled(database.read, code)
        return asset ?? null
      }),
    merchant: (slug) =>
      orLog(async () => {
        const row = await findListedMerchant(database.read, slug)
        if (row) return { is: 'listed', merchant: toMerchantRecord(row) }
        const status = await findUnlistedStatus(database.read, slug)
        const departure = status ? delistReasonOf(status) : null
        return departure && { is: departure }
      }),
    publicLog: () => orLog(() => publicLogView(services)),
    certificate: (number) =>
      orLog(async () => (await certificateRecordOf(database.read, number, now())) ?? null),
    checkCertificate: (text) =>
      orProblem(() => checkText(database, text, { now: now(), origin: services.publicOrigin })),
  }
}
