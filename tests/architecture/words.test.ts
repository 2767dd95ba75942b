import { expect, test } from 'vitest'
import { problemMessages } from '../../src/locales/en/problems.ts'
import { sourceFiles } from './imports.ts'

const files = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path))

/** Lines of code, without comments and endpoint summaries. */
function* codeOf({ text }: { text: string }): Generator<string> {
  for (const line of text.replace(/summary:\s+(['`]).*\1/g, '').split('\n')) {
    if (!/^\s*(?:\/?\*|\/\/)/.test(line)) yield line
  }
}

/** Texts that only look like a message: a status of the specification, and a name. */
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
 * Files with sentences that are not messages to users. All others below `ruled` have no sentence.
 */
const exempt = [
  // The words of labels beside a number, in what people type.
  'src/domain/identifiers/read/words.ts',
  // The names of months in what people type.
  'src/domain/parse-day.ts',
  // Names of states, as the contract and `states.json` spell them.
  'src/domain/places/states.ts',
  // Findings of `npm run verify-log`, for operators: like a log, in English.
  'src/server/queries/activity/audit-chain.ts',
]

const ruled = /^src\/(?:api|domain|server\/(?:routes|services|queries))\//
/** Three words or more, the first capitalized. */
const sentence = /(['`])[A-Z](?!\d)[^ '`]*(?: [^ '`]+){2,}[^'`]*\1/
const forDevelopers = /Error\(|log\./

test('rules, routes and queries contain no sentence: messages are in locales', () => {
  const spoken = files
    .filter((file) => ruled.test(file.path))
    .filter((file) =>
      [...codeOf(file)].some((line) => sentence.test(line) && !forDevelopers.test(line)),
    )
    .map(({ path }) => path)
  expect(spoken.sort()).toEqual([...exempt].sort())
})

/** Text on a line of JSX, and in an attribute that people read. */
const onScreen =
  /^\s*[A-Z][\w’]*(?: [\w’,.:]+){2,}|\b(?:label|title|hint|placeholder|alt|heading|submit|description)="[A-Z]/

test('a screen whose texts are in locales contains no other text', () => {
  const screens = files.filter(
    ({ path, imports }) =>
      !path.startsWith('src/locales/') &&
      imports.some((target) => /^\/src\/locales\/(?:en\/screens\/|search-words)/.test(target)),
  )
  expect(screens.length).toBeGreaterThan(30)
  const spoken = screens.flatMap((file) =>
    [...codeOf(file)]
      .filter((line) => onScreen.test(line) || sentence.test(line))
      .map((line) => `${file.path}: ${line.trim()}`),
  )
  expect(spoken).toEqual([])
})

test('the schemas of forms refuse with codes', () => {
  const schema = /\bz\.(?:literal|refine|string|minLength|maxLength|regex|boolean|enum)\(/
  const spoken = files
    .filter(({ path }) => path.startsWith('src/islands/'))
    .flatMap((file) => [...codeOf(file)].map((line) => ({ path: file.path, line })))
    .filter(({ line }) => schema.test(line) && /['`][A-Z][a-z]+ |Words\./.test(line))
  expect(spoken).toEqual([])
})

test('every refusal reason is used somewhere', () => {
  const code = files
    .filter(({ path }) => /^src\/(?:domain|server)\//.test(path))
    .map(({ text }) => text)
    .join('\n')
  const reasons = Object.values(problemMessages).flatMap((messages) => Object.keys(messages))
  // The code composes these from an action or a side.
  const built = /^(?:super-admin-only-|(?:owner|finder)-only$)/
  const unused = reasons.filter((reason) => !built.test(reason) && !code.includes(`'${reason}'`))
  expect(unused).toEqual([])
})
