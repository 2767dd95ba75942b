// Writes the database and all pictures into one file while the server runs. Exit code 0, or 1 with
// the reason; 2 if the backup was made but files were missing.
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupError, makeBackup } from '../../src/server/backup/make-backup.ts'
import { readSettings } from '../../src/server/config/env.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

const keys = '--with-keys'
const usage = `Usage: npm run backup -- <file or folder> [${keys}]`

await runCommand(main, BackupError)

async function main(words: string[]): Promise<void> {
  const [place, ...more] = words.filter((word) => word !== keys)
  if (place === undefined || place.startsWith('-') || more.length > 0) throw new BackupError(usage)
  const settings = readSettings()
  const isSealed = settings.backupPassphrase !== null
  const file = fileIn(resolve(place), isSealed)
  // The keys and the backup together are enough to read second factors and sign certificates.
  const withKeys = isSealed || words.includes(keys)
  const began = performance.now()
  const { bytes, rows, files, missing } = await makeBackup(settings, file, { withKeys })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${file}\n${(bytes / 1e6).toFixed(1)} MB, ${rows} rows, ${files} files, ${seconds} s; ` +
      `${isSealed ? 'encrypted' : 'not encrypted (set BACKUP_PASSPHRASE)'}, ${withKeys ? 'with' : 'without'} the keys.`,
  )
  if (missing.length === 0) return
  console.error(
    `${missing.length} files are missing that the database names, for example ${missing[0]}. Run npm run doctor.`,
  )
  process.exitCode = 2
}

function fileIn(place: string, isSealed: boolean): string {
  if (!existsSync(place) || !statSync(place).isDirectory()) return place
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(place, `toju-${time}.${isSealed ? 'tar.age' : 'tar'}`)
}
