import * as z from 'zod/mini'
import { invalid } from '../invalid.ts'

const hour = z
  .int(invalid('hour-of-day'))
  .check(z.minimum(0, invalid('hour-of-day')), z.maximum(23, invalid('hour-of-day')))

/** Hours of the day in Nigeria: from 22 to 7 is the night. */
export const quietHours = z.object({
  isOn: z.boolean({ error: invalid('say-true-or-false') }),
  fromHour: hour,
  toHour: hour,
})

export type QuietHoursRecord = z.output<typeof quietHours>
