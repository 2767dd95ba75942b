import type { LookupResult } from '../../api/lookup/verify.ts'
import { dayOf } from '../../domain/calendar-days.ts'
import { dayText, monthText } from '../../locales/dates-in.ts'
import { englishSearchWords, type SearchWords } from '../../locales/search-words.ts'

/** The facts about the item and its report that the card shows. */
export function verdictDetailsOf(
  { item, reportedAt, state, confirmedIn }: LookupResult,
  { verdicts: words, months }: SearchWords = englishSearchWords,
): [string, string][] {
  const types = { Gadget: words.gadget, Vehicle: words.vehicle }
  const details: [string, string | undefined][] = [
    // A brand says more than “Gadget”.
    [words.kind, item && !(item.type === 'Gadget' && item.brand) ? types[item.type] : undefined],
    [words.brand, item?.brand],
    [words.model, item?.model],
    [words.colour, item?.colour],
    [words.reported, reportedAt === undefined ? undefined : dayText(dayOf(reportedAt), months)],
    [words.lastSeen, state],
    [words.lastConfirmed, confirmedIn === undefined ? undefined : monthText(confirmedIn, months)],
  ]
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined)
}
