import { Problem, type ProblemBody } from '../api/problem.ts'
import { readLabelCode } from '../domain/label-codes.ts'
import { departureOf } from '../domain/merchants.ts'
import { certificateRecordOf, checkText } from './certificates/check-certificate.ts'
import { DatabaseAway } from './db/database-away.ts'
import { unavailable } from './problem-of.ts'
import { findLabelled } from './queries/labels.ts'
import { findListedMerchant, findUnlistedStatus, toMerchantRecord } from './queries/merchants.ts'
import { lookUp } from './routes/verify.ts'
import type { Services } from './services.ts'

/** What our server hands to a page that it renders for a visitor from `address`. */
export function pageLocals(services: Services, address: string): App.Locals {
  const { database, limiter, now } = services
  return {
    verify: (text) =>
      orProblem(async () => {
        const { data } = await lookUp(services, text, { address, authorization: undefined })
        return data
      }),
    async findLabelled(text) {
      const code = readLabelCode(text)
      const thing = code === null ? undefined : await findLabelled(database.read, code)
      return thing ?? null
    },
    async merchant(slug) {
      const row = await findListedMerchant(database.read, slug)
      if (row) return { is: 'listed', merchant: toMerchantRecord(row) }
      const status = await findUnlistedStatus(database.read, slug)
      const departure = status ? departureOf(status) : null
      return departure && { is: departure }
    },
    certificate: async (number) =>
      (await certificateRecordOf(database.read, number, now())) ?? null,
    checkCertificate: (text) =>
      orProblem(async () => {
        await limiter.take('certificate', address)
        return checkText(database.read, text, now())
      }),
  }
}

/** Counted like a call, and told as one. */
async function orProblem<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ ok: true; answer: Answer } | { ok: false; problem: ProblemBody }> {
  try {
    return { ok: true, answer: await ask() }
  } catch (error) {
    const known = error instanceof DatabaseAway ? unavailable(error) : error
    if (known instanceof Problem) return { ok: false, problem: known.toBody() }
    throw error
  }
}
