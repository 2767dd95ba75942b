import { Problem } from '../api/problem.ts'
import { readLabelCode } from '../domain/label-codes.ts'
import { findLabelled } from './queries/labels.ts'
import type { Services } from './services.ts'
import { verifyIdentifier } from './verify-identifier.ts'

/** What our server hands to a page that it renders for a visitor from `address`. */
export function pageLocals(services: Services, address: string): App.Locals {
  return {
    verify: (text) => verifyForPage(services, text, address),
    async findLabelled(text) {
      const code = readLabelCode(text)
      const thing = code === null ? undefined : await findLabelled(services.database.read, code)
      return thing ?? null
    },
  }
}

/** The look-up: counted like a call, and told as one. */
async function verifyForPage(
  { limiter, findMatches, checks }: Services,
  text: string,
  address: string,
): ReturnType<App.Locals['verify']> {
  try {
    await limiter.take('verify', address)
    checks.count()
    return { ok: true, answer: await verifyIdentifier(findMatches, text) }
  } catch (error) {
    if (error instanceof Problem) return { ok: false, problem: error.toBody() }
    throw error
  }
}
