import * as z from 'zod/mini'
import { parseDay } from '../domain/parse-day.ts'
import { invalid, invalidBecause } from './invalid.ts'

/** A calendar day, in any form that names one day alone (`domain/read-day.ts`); kept as `YYYY-MM-DD`. */
export const day = z.pipe(
  z.string({ error: invalid('day-form') }),
  z.transform((text: string, context) => {
    const reading = parseDay(text)
    if (reading.ok) return reading.day
    context.issues.push({ code: 'custom', message: invalidBecause(reading.reason), input: text })
    return z.NEVER
  }),
)

/** The two days that a date could be, the first with the day first; undefined for one that is clear. */
export function openReadings(text: string): readonly [string, string] | undefined {
  const reading = parseDay(text)
  return reading.ok ? undefined : reading.isOpen
}
