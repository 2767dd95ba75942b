import type { LookupResult } from '../../api/lookup/lookup-result.ts'
import { longDate, monthLabel } from '../../locales/en/dates.ts'
import { verdictWords } from '../../locales/en/screens/verdicts.ts'

/** The facts about the item and its report that the card shows. */
export function verdictDetailsOf({
  item,
  reportedAt,
  state,
  confirmedIn,
}: LookupResult): [string, string][] {
  const details: [string, string | undefined][] = [
    // A brand says more than “Gadget”.
    [verdictWords.kind, item?.type === 'Gadget' && item.brand ? undefined : item?.type],
    [verdictWords.brand, item?.brand],
    [verdictWords.model, item?.model],
    [verdictWords.colour, item?.colour],
    [verdictWords.reported, reportedAt === undefined ? undefined : longDate(reportedAt)],
    [verdictWords.lastSeen, state],
    [verdictWords.lastConfirmed, confirmedIn === undefined ? undefined : monthLabel(confirmedIn)],
  ]
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined)
}
