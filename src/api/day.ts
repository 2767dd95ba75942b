import * as z from 'zod/mini'
import { dayOf } from '../domain/calendar-days.ts'
import { parseDay } from '../domain/parse-day.ts'
import { invalid, invalidBecause } from './invalid.ts'

/** A calendar day in any unambiguous format (`domain/parse-day.ts`), stored as `YYYY-MM-DD`. */
export const day = z.pipe(
  z.string({ error: invalid('day-form') }),
  z.transform((text: string, context) => {
    const reading = parseDay(text)
    if (reading.ok) return reading.day
    context.issues.push({ code: 'custom', message: invalidBecause(reading.reason), input: text })
    return z.NEVER
  }),
)

/** A day that has come in Nigeria. */
export const dayUntilToday = day.check(
  z.refine((text) => text <= dayOf(Date.now()), invalid('day-to-come')),
)
