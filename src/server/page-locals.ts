import { Problem } from '../api/problem.ts'
import { readLabelCode } from '../domain/label-codes.ts'
import { findLabelled } from './queries/labels.ts'
import { lookUp } from './routes/verify.ts'
import type { Services } from './services.ts'

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
  services: Services,
  text: string,
  address: string,
): ReturnType<App.Locals['verify']> {
  try {
    const { data } = await lookUp(services, text, { address, authorization: undefined })
    return { ok: true, answer: data }
  } catch (error) {
    if (error instanceof Problem) return { ok: false, problem: error.toBody() }
    throw error
  }
}
