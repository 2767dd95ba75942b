import type { VerifyAnswer } from '../../api/lookup/verify.ts'
import { longDate } from '../../locales/en/dates.ts'

/** What is known of the item and its report, as the card shows it. */
export function verdictDetailsOf({ item, reportedAt, state }: VerifyAnswer): [string, string][] {
  const details: [string, string | undefined][] = [
    ['Kind', item?.type],
    ['Brand', item?.brand],
    ['Model', item?.model],
    ['Colour', item?.colour],
    ['Reported on', reportedAt === undefined ? undefined : longDate(reportedAt)],
    ['Last seen in', state],
  ]
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined)
}
