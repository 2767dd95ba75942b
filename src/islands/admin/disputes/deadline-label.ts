import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { fill } from '../../../locales/texts.ts'
import { dateOf } from '../../shell/dates.ts'

/** The day until which both sides can show evidence, and whether it has passed. */
export function deadlineLabel(deadline: number): string {
  const day = dateOf(deadline)
  return deadline < Date.now() ? fill(adminDisputeWords.overdue, { day }) : day
}
