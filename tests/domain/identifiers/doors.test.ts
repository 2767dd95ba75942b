import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likeliestOf } from '../../../src/domain/identifiers/read/candidates.ts'
import { readAs } from '../../../src/domain/identifiers/read/read-as.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { pickIdentifier } from '../../../src/domain/identifiers/scanned-codes.ts'
import { readListRow } from '../../../src/domain/listings/read-row.ts'
import { parseFoundIdentifier } from '../../../src/domain/reports/found-reports.ts'
import { fuzzRuns } from '../../support/fuzz.ts'
import { reportedNumbers, reportedShapes } from '../../support/identifier-shapes.ts'

/** The number that each door takes from a text; null if it refuses the text. */
const doors: Record<string, (text: string) => string | null> = {
  find: (text) => {
    const found = parseFoundIdentifier(text, { kind: undefined, asWritten: false })
    return found.ok ? found.key : null
  },
  'line of a list': (text) => {
    const columns = [{ heading: 'Number', meaning: 'identifier' as const }]
    const { entries, problems } = readListRow([text], columns, 'DD/MM/YYYY')
    return problems.length === 0 ? (entries[0]?.key ?? null) : null
  },
  scan: (text) => pickIdentifier([{ format: 'qr_code', text }], null)?.text ?? null,
}

test.each(Object.entries(doors))(
  'a %s with a number in any shape is refused or doubted, or leads to that number',
  (_, numberIn) => {
    fc.assert(
      fc.property(reportedNumbers, (numbers) => {
        const keys = Object.values(numbers).map(
          (text) => likeliestOf(readText(text).candidates)[0]?.key,
        )
        for (const [name, write] of reportedShapes) {
          const taken = numberIn(write(numbers))
          if (taken === null) continue
          const { candidates, doubts } = readText(taken)
          const isRead = doubts.length > 0 || candidates.some(({ key }) => keys.includes(key))
          expect(isRead, `${name}: ${write(numbers)} was taken for ${taken}`).toBe(true)
        }
      }),
      { numRuns: fuzzRuns({ suite: 20, full: 2000 }) },
    )
  },
  120_000,
)

test.each([
  ['1S20U9CTO1WWPF2X9K3L', 'PF2X9K3L'],
  ['010880609412345621R58N12ABCDE', 'R58N12ABCDE'],
  ['SERIALNO5CD1234XYZ', '5CD1234XYZ'],
])('of %s a field and a find keep %s alone, which lookups of either find', (text, key) => {
  expect(readAs('serial-number', text)).toMatchObject({ ok: true, key })
  expect(parseFoundIdentifier(text, { kind: undefined, asWritten: false })).toMatchObject({ key })
  expect(readText(text).candidates.map((each) => each.key)).toContain(key)
})
