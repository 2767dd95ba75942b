import { readFileSync } from 'node:fs'
import { oneEngine } from '../tests/engines.ts'

/**
 * Compares the statements that the API tests ran on the embedded engine (one JSON line per test
 * file, written by tests/support/database/statements-seen.ts). A statement that only one-engine
 * tests run is never tested on PostgreSQL: it is printed with its file, and the exit code is 1.
 */

interface Seen {
  file: string
  both: string[]
  embeddedOnly: string[]
}

const [record] = process.argv.slice(2)
if (!record) throw new Error('Usage: node scripts/one-engine.ts <file of statements>')

const seen = readFileSync(record, 'utf8')
  .trim()
  .split('\n')
  .map((line): Seen => JSON.parse(line))
  // Its generated input combines the filters of a list by chance.
  .filter(({ file }) => file !== 'tests/api/invalid-input.test.ts')
const runsOnOne = ({ file }: Seen) =>
  oneEngine.includes(file.replace(/^tests\/api\/|\.test\.ts$/g, ''))
const onBoth = new Set(
  seen.filter((file) => !runsOnOne(file)).flatMap(({ both }) => both.map(shapeOf)),
)
if (onBoth.size === 0) throw new Error('No statement was recorded: did the API tests run?')

const untried = new Map<string, string>()
for (const { file, both, embeddedOnly } of seen) {
  for (const shape of [...both, ...embeddedOnly].map(shapeOf)) {
    if (!onBoth.has(shape)) untried.set(shape, file)
  }
}
for (const [shape, file] of untried) console.error(`only ${file} runs:\n  ${shape}\n`)
if (untried.size > 0) {
  console.error(
    `${untried.size} statements are tested on one engine only. Let one of their tests run on both engines (test instead of it), or remove the file from tests/engines.ts.`,
  )
  process.exitCode = 1
} else console.log(`${onBoth.size} statements run on both engines.`)

/** The same shape for any number of values or unions, and any choice of columns to write. */
function shapeOf(statement: string): string {
  const unions = statement.replace(/\b\d+ as /g, '… as ').split(' union all ')
  return [...new Set(unions)]
    .join(' union all ')
    .replace(/^update "(\w+)" set .*? where/, 'update "$1" set … where')
    .replace(/^(insert into "\w+") \([^)]*\) values .*?(?= on conflict| returning|$)/s, '$1 …')
    .replace(/\(\?(, \?)*\)(, \(\?(, \?)*\))*/g, '(…)')
}
