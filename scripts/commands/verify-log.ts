// Verifies the activity log. Exit code 0, or 1 with the wrong entries.

import { readSettings, SettingsError } from '../../src/server/config/env.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { type Mark, verifyChain } from '../../src/server/queries/activity/audit-chain.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { readMarks } from '../lib/read-marks.ts'

keepFilesPrivate()

const usage = 'Usage: npm run verify-log -- [<number>:<hash> …]'

const marks = readMarks(process.argv.slice(2))
if (marks === null) {
  console.error(`${usage}\nA mark is a line <number>:<hash> that this command printed before.`)
  process.exitCode = 2
} else {
  await main(marks)
}

async function main(recorded: Mark[]): Promise<void> {
  try {
    const database = await openDatabase(readSettings())
    try {
      const { entries, head, away, faults } = await verifyChain(database.read, recorded)
      if (faults.length > 0) {
        console.error(`The activity log was changed or damaged:\n\n  ${faults.join('\n  ')}\n`)
        process.exitCode = 1
        return
      }
      console.log([`The activity log is intact: ${entries} entries.`, ...away].join('\n'))
      console.log(
        `Store this mark elsewhere, and pass it to this command next time:\n\n  ${head.seq}:${head.hash}\n`,
      )
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
