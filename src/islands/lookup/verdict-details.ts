import type { LookupResult } from '../../api/lookup/verify.ts'
import { longDate } from '../../locales/en/dates.ts'
import { verifyWords } from '../../locales/en/screens/verify.ts'

/** What is known of the item and its report, as the card shows it. */
export function verdictDetailsOf({ item, reportedAt, state }: LookupResult): [string, string][] {
  const details: [string, string | undefined][] = [
    ['Kind', item?.type],
    ['Brand', item?.brand],
    ['Model', item?.model],
    ['Colour', item?.colour],
    [verifyWords.reported, reportedAt === undefined ? undefined : longDate(reportedAt)],
    [verifyWords.lastSeen, state],
  ]
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined)
}
