// Restores a backup into an empty place. Exit code 0, or 1 with the reason.
import { existsSync } from 'node:fs'
import { IncompleteCopyError } from '../../src/server/backup/fill-database.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { InvalidArchiveError } from '../../src/server/backup/tar.ts'
import { readSettings } from '../../src/server/config/env.ts'
import { NullCharacterError } from '../../src/server/db/copy/copy-text.ts'
import { DataDirInUse } from '../../src/server/db/data-dir-lock.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { readMarks } from '../lib/read-marks.ts'
import { Refused, runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

const usage = 'Usage: npm run restore -- <file> [<number>:<hash> …]'

await runCommand(main, InvalidArchiveError, IncompleteCopyError, NullCharacterError, DataDirInUse)

async function main([file, ...more]: string[]): Promise<void> {
  const marks = readMarks(more)
  if (file === undefined || file.startsWith('-') || marks === null) {
    throw new Refused(usage)
  }
  if (!existsSync(file)) throw new Refused(`${file} does not exist.\n${usage}`)
  const began = performance.now()
  const { manifest, files, log } = await restoreBackup(readSettings(), file, marks)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `Restored the backup of ${manifest.made}: ${rows} rows, ${files} files, ${seconds} s.\n` +
      `${manifest.hasKeys ? 'The keys are restored.' : 'The backup has no keys. Copy them to KEYS_DIR before you start the server.'}`,
  )
  if (log.faults.length === 0) {
    console.log([`The activity log is intact: ${log.entries} entries.`, ...log.away].join('\n'))
    return
  }
  console.error(`The activity log was changed or damaged:\n\n  ${log.faults.join('\n  ')}`)
  process.exitCode = 1
}
