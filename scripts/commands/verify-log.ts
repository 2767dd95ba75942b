// Verifies the activity log. Exit code 0, or 1 with the wrong entries.

import { readSettings } from '../../src/server/config/env.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { verifyChain } from '../../src/server/queries/activity/audit-chain.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { readMarks } from '../lib/read-marks.ts'
import { Refused, runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

const usage = 'Usage: npm run verify-log -- [<number>:<hash> …]'

await runCommand(main)

async function main(words: string[]): Promise<void> {
  const marks = readMarks(words)
  if (marks === null) {
    const about = 'A mark is a line <number>:<hash> that this command printed before.'
    throw new Refused(`${usage}\n${about}`, 2)
  }
  const database = await openDatabase(readSettings())
  try {
    const { entries, head, away, faults } = await verifyChain(database.read, marks)
    if (faults.length > 0) {
      throw new Refused(`The activity log was changed or damaged:\n\n  ${faults.join('\n  ')}\n`)
    }
    console.log([`The activity log is intact: ${entries} entries.`, ...away].join('\n'))
    console.log(
      `Store this mark elsewhere, and pass it to this command next time:\n\n  ${head.seq}:${head.hash}\n`,
    )
  } finally {
    await database.close()
  }
}
