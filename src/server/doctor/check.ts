import type { Settings } from '../config/env.ts'
import type { Database } from '../db/database.ts'
import type { Mark } from '../queries/activity/audit-chain.ts'
import type { ImageStore } from '../storage/image-store.ts'

/** The result of a check: all is well, or what is wrong and how to fix it. */
export type Finding = { ok: true; message: string } | { ok: false; message: string; advice: string }

export interface CheckContext {
  settings: Settings
  database: Database
  images: ImageStore
  now: number
  /** Recorded heads of the activity log. */
  marks: readonly Mark[]
}

export interface Check {
  name: string
  run(context: CheckContext): Promise<Finding>
}

export const pass = (message: string): Finding => ({ ok: true, message })
export const fail = (message: string, advice: string): Finding => ({ ok: false, message, advice })

/** How many faults a message names. */
const maxNamed = 3

/** Passes if the list is empty; else fails with its first few entries. */
export function failIfAny(faults: readonly string[], message: string, advice: string): Finding {
  if (faults.length === 0) return pass(message)
  const more = faults.length - maxNamed
  const rest = more > 0 ? `, and ${more} more` : ''
  return fail(`${faults.slice(0, maxNamed).join('; ')}${rest}`, advice)
}

/** Runs a check. An error that it throws becomes a failure. */
export async function runCheck(check: Check, context: CheckContext): Promise<Finding> {
  try {
    return await check.run(context)
  } catch (error) {
    const message = (error as Error).message || String(error)
    return fail(message, 'The check could not run: fix this first.')
  }
}
