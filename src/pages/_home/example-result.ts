import { formatIdentifier } from '../../domain/identifiers/format-identifier.ts'
import type { Language } from '../../domain/languages.ts'
import { wordsOf } from '../../locales/words-of.ts'

const finding = {
  verdict: 'stolen',
  underReview: false,
  reportedAt: Date.UTC(2026, 2, 4, 9),
  state: 'Lagos',
  item: { type: 'Gadget', brand: 'Samsung', model: 'Galaxy A54', colour: 'Black' },
} as const

/** The result of a lookup of a stolen phone. The IMEI is a test number that no real phone has. */
export function exampleResultIn(language: Language) {
  return {
    ...finding,
    ...wordsOf(language).lookup.verdictMessage(finding),
    kind: 'imei1' as const,
    identifier: formatIdentifier('imei', '49015420323751'),
  }
}
