// Fills an empty database with demo users, assets and reports. All of them are fictitious.
import { formatIdentifier } from '../../src/domain/identifiers/format-identifier.ts'
import type { IdentifierKind } from '../../src/domain/identifiers/kinds.ts'
import { readAs } from '../../src/domain/identifiers/read/read-as.ts'
import { openSigner } from '../../src/server/certificates/signing-key.ts'
import { readSettings, type Settings } from '../../src/server/config/env.ts'
import type { Database } from '../../src/server/db/database.ts'
import { openEncryption } from '../../src/server/lib/encryption.ts'
import { newToken } from '../../src/server/lib/ids.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { hasUsers } from '../../src/server/queries/users/users.ts'
import { createPasswordHasher } from '../../src/server/security/passwords.ts'
import { openStore } from '../../src/server/storage/open-store.ts'
import { createCalendar } from '../demo/calendar.ts'
import {
  admin,
  demoItems,
  demoReports,
  demoUsers,
  numberOf,
  superAdmin,
  userNamed,
} from '../demo/content.ts'
import { createUpload } from '../demo/pictures.ts'
import { runDemo } from '../demo/run.ts'
import { Refused, runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

/** Public to anyone who reads this file, so only for a local machine. */
const knownPassword = 'marigold-lagoon-41'

await runCommand(main)

async function main(): Promise<void> {
  const settings = readSettings()
  const database = await openDatabase(settings)
  try {
    if (await hasUsers(database.read)) {
      throw new Refused(
        settings.databaseUrl
          ? 'The database of DATABASE_URL has users in it. The demo needs an empty one.'
          : `The database in ${settings.dataDir} has users in it. The demo needs an empty one, for example:\n` +
              '  DATA_DIR=demo-data npm run demo && DATA_DIR=demo-data npm start',
      )
    }
    const origin = settings.publicOrigin ?? `http://localhost:${settings.port}`
    const isPublic = origin.startsWith('https:')
    const password = isPublic ? newToken().slice(0, 16) : knownPassword
    await fill(database, settings, password)
    print(origin, password)
  } finally {
    await database.close()
  }
}

async function fill(database: Database, settings: Settings, password: string): Promise<void> {
  const ids = new Map<string, string>()
  await runDemo({
    database,
    calendar: createCalendar(Date.now()),
    ids,
    idOf(firstName) {
      const id = ids.get(firstName)
      if (id === undefined) throw new Error(`${firstName} has not joined yet`)
      return id
    },
    upload: createUpload(database, openStore(settings)),
    passwordHash: await createPasswordHasher().hash(password),
    signer: openSigner(settings.keysDir),
    encryption: openEncryption(settings.keysDir),
  })
}

function print(origin: string, password: string): void {
  const own = demoItems.filter(({ owner }) => owner === 'Ada')
  const ownReports = demoReports.filter(({ by }) => by === 'Ada')
  const login = (firstName: string) => userNamed(firstName).email.padEnd(20)
  console.log(`
  The demo data is loaded: ${demoUsers.length} users, ${demoItems.length} assets, ${demoReports.length} reports.

  Log in at ${origin}/login with the password ${password}
    ${login('Ada')}  a user with ${own.length} assets and ${ownReports.length} reports
    ${login('Chinedu')}  a merchant with a listed shop
    ${login(admin)}  an admin
    ${login(superAdmin)}  a super-admin

  Look up at ${origin}
    ${shownNumber('Black iPhone 12')}  stolen
    ${shownNumber('Gold MacBook Air M1')}  lost
    ${shownNumber('Silver Toyota Corolla')}  registered, not reported
`)
}

/** The number of the first item with this name, grouped for reading. */
function shownNumber(name: string): string {
  const item = demoItems.find((each) => each.name === name)
  if (!item) throw new Error(`no demo item is called ${name}`)
  const kind = (item.uuidType || 'plateNumber') as IdentifierKind
  const reading = readAs(kind, numberOf(item))
  if (!reading.ok) throw new Error(`${name} has no valid number`)
  return formatIdentifier(reading.namespace, reading.key).padEnd(20)
}
