import { formatIdentifier } from '../../domain/identifiers/format-identifier.ts'
import { verdictMessage } from '../../locales/en/lookup.ts'

const finding = {
  verdict: 'stolen',
  underReview: false,
  reportedAt: Date.UTC(2026, 2, 4, 9),
  state: 'Lagos',
  item: { type: 'Gadget', brand: 'Samsung', model: 'Galaxy A54', colour: 'Black' },
} as const

/** The result of a lookup of a stolen phone. The IMEI is a test number that no real phone has. */
export const exampleResult = {
  ...finding,
  ...verdictMessage(finding),
  kind: 'imei1' as const,
  identifier: formatIdentifier('imei', '49015420323751'),
}
