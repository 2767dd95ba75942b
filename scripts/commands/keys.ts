// Checks whether the keys in KEYS_DIR belong to the database; --adopt records them as its keys;
// --rotate-checks makes another key for proofs of checks.

import {
  adoptKeys,
  KeyMismatchError,
  rotateCheckKey,
  settleKeys,
} from '../../src/server/boot/server-keys.ts'
import { readSettings, SettingsError } from '../../src/server/config/env.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'

keepFilesPrivate()

const [option, ...more] = process.argv.slice(2)
if (![undefined, '--adopt', '--rotate-checks'].includes(option) || more.length > 0) {
  console.error('Usage: npm run keys [-- --adopt | --rotate-checks]')
  process.exitCode = 2
} else {
  try {
    await main(option)
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof KeyMismatchError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

async function main(option: string | undefined): Promise<void> {
  const settings = readSettings()
  const database = await openDatabase(settings)
  try {
    if (option === '--rotate-checks') {
      await settleKeys(database, settings)
      const { before, after } = await rotateCheckKey(database, settings.keysDir, Date.now())
      console.log(
        `Proofs are signed with ${after} from the next start on. Those of ${before} still verify.\nCopy checks.pem to every server, and restart all of them.`,
      )
      return
    }
    if (option === undefined) {
      await settleKeys(database, settings)
      console.log(`The keys in ${settings.keysDir} belong to the database.`)
      return
    }
    const changed = await adoptKeys(database, settings.keysDir)
    console.log(
      changed.length === 0
        ? `The keys in ${settings.keysDir} already belonged to the database.`
        : `The database now uses ${changed.join(' and ')} from ${settings.keysDir}.`,
    )
  } finally {
    await database.close()
  }
}
