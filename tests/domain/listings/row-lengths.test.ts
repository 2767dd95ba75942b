import papa from 'papaparse'
import { expect, it } from 'vitest'
import { createRowCheck } from '../../../src/domain/listings/row-lengths.ts'

/** Whether the row check accepts the text, equally in chunks of any size. */
function isShort(text: string, max: number): boolean {
  const bytes = new TextEncoder().encode(text)
  const answers = [1, 3, bytes.length].map((size) => {
    const check = createRowCheck(max)
    for (let from = 0; from < bytes.length; from += size) {
      if (!check(bytes.subarray(from, from + size))) return false
    }
    return true
  })
  expect(new Set(answers).size).toBe(1)
  return answers[0] ?? true
}

it('a row is as long as the parser reads it: to the end of the line or of a quoted field', () => {
  const long = 'A'.repeat(40)
  expect(isShort('id,date\n123,2026\n456,2026\n', 20)).toBe(true)
  expect(isShort(`id\n${long}\n`, 20)).toBe(false)
  // An unclosed quote includes the lines after it.
  expect(isShort('id\n"1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n', 20)).toBe(false)
  // A quote in the middle of a field, or doubled, is an ordinary character.
  const inches = 'size,id\n5" tall,1\n6" tall,2\n7" tall,3\n8" tall,4\n'
  const doubled = '"a ""b"" c",1\n"d ""e""",2\n"f",3\n'
  for (const text of [inches, doubled]) {
    expect(isShort(text, 20)).toBe(true)
    const rows = papa.parse<string[]>(text, { skipEmptyLines: true }).data
    expect(rows.every((row) => row.length === 2)).toBe(true)
  }
})
