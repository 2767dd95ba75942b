import { expect, test } from 'vitest'
import { problemMessages } from '../../src/locales/en/problems.ts'
import { sourceFiles } from './imports.ts'

const files = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path))

/** Lines of code, without comments. */
function* codeOf({ text }: { text: string }): Generator<string> {
  for (const line of text.split('\n')) {
    if (!/^\s*(?:\/?\*|\/\/)/.test(line)) yield line
  }
}

/** Texts that look like a sentence and are none: the specification's own status, and a name. */
const values = ['Handed over', 'Federal Capital Territory']

test('no code compares with a user-visible message', () => {
  const text = `(['"\`])([A-Z][^'"\`]* [^'"\`]*)`
  const compared = [
    new RegExp(`(?:[=!]==|\\bcase|\\.(?:includes|startsWith|endsWith)\\()\\s*${text}\\1`),
    new RegExp(`${text}\\1\\s*[=!]==`),
  ]
  const found = files.flatMap((file) =>
    [...codeOf(file)].flatMap((line) =>
      compared
        .map((pattern) => pattern.exec(line)?.[2])
        .filter((match) => match !== undefined && !values.includes(match))
        .map((match) => `${file.path}: ${match}`),
    ),
  )
  expect(found).toEqual([])
})

/**
 * Files where rules still contain messages, and which. The list only gets shorter: a file that is
 * not listed contains no sentence.
 */
const stillSpoken = [
  // Advice and labels that a screen shows unchanged.
  'src/domain/assets/owner-checklist.ts',
  'src/domain/merchants/listing-changes.ts',
  'src/domain/merchants/merchant-categories.ts',
  // Why an identifier, a text, a day or a table is invalid: also used in the contract's schemas.
  'src/domain/reports/found-reports.ts',
  'src/domain/identifiers/normalize.ts',
  'src/domain/identifiers/half-typed.ts',
  'src/domain/identifiers/imei.ts',
  'src/domain/identifiers/mac-address.ts',
  'src/domain/identifiers/meid.ts',
  'src/domain/identifiers/plate-number.ts',
  'src/domain/identifiers/parse-identifier.ts',
  'src/domain/identifiers/typing-advice.ts',
  'src/domain/identifiers/uuid.ts',
  'src/domain/identifiers/vin.ts',
  'src/domain/parse-day.ts',
  'src/domain/user-text.ts',
  // Names of places and months.
  'src/domain/places/format-state.ts',
  'src/domain/places/states.ts',
  // Findings of the log's verification, for operators.
  'src/server/queries/activity/audit-chain.ts',
]

const ruled = /^src\/(?:domain|server\/(?:routes|services|queries))\//
/** Three words or more, the first capitalized. */
const sentence = /(['`])[A-Z][^ '`]*(?: [^ '`]+){2,}[^'`]*\1/
const forDevelopers = /Error\(|log\.|summary:/

test('rules, routes and queries contain no sentence: messages are in locales', () => {
  const spoken = files
    .filter((file) => ruled.test(file.path))
    .filter((file) =>
      [...codeOf(file)].some((line) => sentence.test(line) && !forDevelopers.test(line)),
    )
    .map(({ path }) => path)
  expect(spoken.sort()).toEqual([...stillSpoken].sort())
})

test('every refusal reason is used somewhere', () => {
  const code = files
    .filter(({ path }) => /^src\/(?:domain|server)\//.test(path))
    .map(({ text }) => text)
    .join('\n')
  const reasons = Object.values(problemMessages).flatMap((messages) => Object.keys(messages))
  // Composed of an action or a side.
  const built = /^(?:super-admin-only-|(?:owner|finder)-only$)/
  const unused = reasons.filter((reason) => !built.test(reason) && !code.includes(`'${reason}'`))
  expect(unused).toEqual([])
})
