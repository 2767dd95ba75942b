import type { Settings } from '../config/env.ts'
import type { Database } from '../db/database.ts'
import type { ImageStore } from '../storage/image-store.ts'

/** The result of a check: all is well, or what is wrong and how to fix it. */
export type Finding = { ok: true; says: string } | { ok: false; says: string; advice: string }

export interface CheckContext {
  settings: Settings
  database: Database
  pictures: ImageStore
  now: number
}

export interface Check {
  name: string
  look(patient: CheckContext): Promise<Finding>
}

export const pass = (says: string): Finding => ({ ok: true, says })
export const fail = (says: string, advice: string): Finding => ({ ok: false, says, advice })

const maxNamed = 3

/** Passes if the list is empty; else fails with its first few entries. */
export function failIfAny(faults: readonly string[], says: string, advice: string): Finding {
  if (faults.length === 0) return pass(says)
  const more = faults.length - maxNamed
  const rest = more > 0 ? `, and ${more} more` : ''
  return fail(`${faults.slice(0, maxNamed).join('; ')}${rest}`, advice)
}

/** Runs a check. A check that throws has failed. */
export async function lookAt(check: Check, patient: CheckContext): Promise<Finding> {
  try {
    return await check.look(patient)
  } catch (error) {
    const says = (error as Error).message || String(error)
    return fail(says, 'The check could not run: fix this first.')
  }
}
