// Checks whether the keys in KEYS_DIR belong to the database; --adopt records them as its keys;
// --rotate-checks makes another key for proofs of checks.

import {
  adoptKeys,
  KeyMismatchError,
  rotateCheckKey,
  settleKeys,
} from '../../src/server/boot/server-keys.ts'
import { readSettings } from '../../src/server/config/env.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { Refused, runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

await runCommand(main, KeyMismatchError)

async function main([option, ...more]: string[]): Promise<void> {
  if (![undefined, '--adopt', '--rotate-checks'].includes(option) || more.length > 0) {
    throw new Refused('Usage: npm run keys [-- --adopt | --rotate-checks]', 2)
  }
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
