import { deadlineWords } from '../../../locales/en/screens/admin/deadlines.ts'
import { fill } from '../../../locales/texts.ts'
import { weekdayDate } from '../../shell/dates.ts'

/** The day until which both sides can show evidence, and whether it has passed. */
export function deadlineLabel(deadline: number): string {
  const day = weekdayDate(deadline)
  return deadline < Date.now() ? fill(deadlineWords.overdue, { day }) : day
}
