import { Problem, type ProblemBody } from '../api/problem.ts'
import { certificateRecordOf, checkText } from './certificates/check-certificate.ts'
import { findListedMerchant, toMerchantRecord } from './queries/merchants.ts'
import type { Services } from './services.ts'
import { verifyIdentifier } from './verify-identifier.ts'

/** What the pages that are rendered here ask for: counted like calls, and told as ones. */
export function localsOf(services: Services, address: string): App.Locals {
  return {
    verify: (text) => verifyForPage(services, text, address),
    merchant: async (slug) => {
      const row = await findListedMerchant(services.database.read, slug)
      return row ? toMerchantRecord(row) : null
    },
    certificate: async (number) =>
      (await certificateRecordOf(services.database.read, number, services.now())) ?? null,
    checkCertificate: (text) =>
      orProblem(async () => {
        await services.limiter.take('certificate', address)
        return checkText(services.database.read, text, services.now())
      }),
  }
}

/** The look-up for a page that is rendered here. */
export function verifyForPage({ limiter, findMatches }: Services, text: string, address: string) {
  return orProblem(async () => {
    await limiter.take('verify', address)
    return verifyIdentifier(findMatches, text)
  })
}

async function orProblem<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ ok: true; answer: Answer } | { ok: false; problem: ProblemBody }> {
  try {
    return { ok: true, answer: await ask() }
  } catch (error) {
    if (error instanceof Problem) return { ok: false, problem: error.toBody() }
    throw error
  }
}
