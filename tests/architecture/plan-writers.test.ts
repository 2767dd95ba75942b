import { expect, test } from 'vitest'
import { sourceFiles } from './imports.ts'

const ledger = 'src/server/queries/payments/ledger.ts'
const code = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path))
const filesWith = (pattern: RegExp) =>
  code.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('the ledger of payments has one writer, which only adds', () => {
  expect(filesWith(/insert(?:Into\(|(?:Row|Once)\(\s*\w+,)\s*'payments'/)).toEqual([ledger])
  expect(filesWith(/(?:updateTable|deleteFrom|replaceInto|mergeInto)\(\s*'payments'/)).toEqual([])
  expect(filesWith(/\b(?:upsertRow|updateRows?|deleteRows?)\(\s*\w+,\s*'payments'/)).toEqual([])
  expect(filesWith(/\b(?:insert into|update|delete from|truncate)\s+payments\b/i)).toEqual([])
})

test('a plan is computed from the ledger: nothing else sets one', () => {
  // A new account is Free; the columns are named where they are declared and read.
  const isSet = /\bplan_(?:started|ends)_at: (?!null\b)(?!'instant')|\.set\(\{[^}]*\bplan\b/
  expect(filesWith(isSet)).toEqual([ledger])
  const setting = filesWith(/\bplan: '(?:Premium|Merchant)'/)
  expect(setting.filter((path) => path.startsWith('src/server/'))).toEqual([])
})
