import * as z from 'zod/mini'
import { hoursOfDay } from '../../domain/notifications/push.ts'
import { invalid } from '../invalid.ts'

const hour = z.enum(hoursOfDay, { error: invalid('hour-of-day') })

/** Full hours in Nigeria. `from` may be later than `until`: 22:00 to 07:00 is the night. */
export const quietHours = z.object({
  isOn: z.boolean({ error: invalid('say-true-or-false') }),
  from: hour,
  until: hour,
})

export type QuietHoursRecord = z.output<typeof quietHours>
