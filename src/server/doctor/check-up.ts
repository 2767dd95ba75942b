import type { Database } from '../db/database.ts'
import type { Settings } from '../env.ts'
import type { PictureStore } from '../files/picture-store.ts'

/** What a check found: it is well, or what is wrong and what to do about it. */
export type Finding = { ok: true; says: string } | { ok: false; says: string; advice: string }

export interface Patient {
  settings: Settings
  database: Database
  pictures: PictureStore
  now: number
}

export interface Check {
  name: string
  look(patient: Patient): Promise<Finding>
}

export const well = (says: string): Finding => ({ ok: true, says })
export const ill = (says: string, advice: string): Finding => ({ ok: false, says, advice })

const mostNamed = 3

/** Well if the list is empty; else the first few of it. */
export function illIfAny(faults: readonly string[], says: string, advice: string): Finding {
  if (faults.length === 0) return well(says)
  const more = faults.length - mostNamed
  const rest = more > 0 ? `, and ${more} more` : ''
  return ill(`${faults.slice(0, mostNamed).join('; ')}${rest}`, advice)
}

/** A check that cannot even look has found something. */
export async function lookAt(check: Check, patient: Patient): Promise<Finding> {
  try {
    return await check.look(patient)
  } catch (error) {
    const says = (error as Error).message || String(error)
    return ill(says, 'This could not be looked at: mend it first.')
  }
}
