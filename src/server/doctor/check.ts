import type { Settings } from '../config/env.ts'
import type { Database } from '../db/database.ts'
import type { ImageStore } from '../storage/image-store.ts'

/** What a check found: it is well, or what is wrong and what to do about it. */
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

/** Well if the list is empty; else the first few of it. */
export function failIfAny(faults: readonly string[], says: string, advice: string): Finding {
  if (faults.length === 0) return pass(says)
  const more = faults.length - maxNamed
  const rest = more > 0 ? `, and ${more} more` : ''
  return fail(`${faults.slice(0, maxNamed).join('; ')}${rest}`, advice)
}

/** A check that cannot even look has found something. */
export async function lookAt(check: Check, patient: CheckContext): Promise<Finding> {
  try {
    return await check.look(patient)
  } catch (error) {
    const says = (error as Error).message || String(error)
    return fail(says, 'This could not be looked at: mend it first.')
  }
}
