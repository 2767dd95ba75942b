// Fills an empty database with demo users, assets and reports. All of them are fictitious.
import { formatIdentifier } from '../../src/domain/identifiers/format-identifier.ts'
import type { IdentifierKind } from '../../src/domain/identifiers/kinds.ts'
import { readAs } from '../../src/domain/identifiers/read/read-as.ts'
import { openSigner } from '../../src/server/certificates/signing-key.ts'
import { readSettings, type Settings, SettingsError } from '../../src/server/config/env.ts'
import type { Database } from '../../src/server/db/database.ts'
import { openEncryption } from '../../src/server/lib/encryption.ts'
import { newToken } from '../../src/server/lib/ids.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { hasUsers } from '../../src/server/queries/users/users.ts'
import { createPasswordHasher } from '../../src/server/security/passwords.ts'
import { openStore } from '../../src/server/storage/open-store.ts'
import type { Asset } from '../seed/catalogue.ts'
import { drawAsset, drawReceipt } from '../seed/drawings.ts'
import { storeDrawings } from '../seed/images.ts'
import { type Plan, planDemo } from '../seed/plan.ts'
import { runSeed } from '../seed/run.ts'
import { drawLogo, drawShelf } from '../seed/shop-drawings.ts'
import { shops } from '../seed/shops.ts'
import { admin, merchant, owner, seedUsers, superAdmin } from '../seed/users.ts'

keepFilesPrivate()

/** Public to anyone who reads this file, so only for a local machine. */
const knownPassword = 'marigold-lagoon-41'

/** Printed instead of a stack trace. */
class Refused extends Error {}

try {
  await main(readSettings())
} catch (error) {
  if (!(error instanceof Refused || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function main(settings: Settings): Promise<void> {
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
    const plan = await fill(database, settings, password)
    print(plan, origin, password)
  } finally {
    await database.close()
  }
}

async function fill(database: Database, settings: Settings, password: string): Promise<Plan> {
  const now = Date.now()
  const plan = planDemo(now)
  const images = openStore(settings)
  const withReceipt = plan.assets.filter(({ hasReceipt }) => hasReceipt)
  const urls = await storeDrawings(
    { database, pictures: images },
    [
      ...plan.assets.map(({ asset }) => drawAsset(plan.random, asset)),
      ...withReceipt.map(() => drawReceipt(plan.random)),
      ...shops.flatMap((shop) => [drawLogo(shop), drawShelf(plan.random, shop)]),
    ],
    now,
  )
  const receiptUrls = new Map(
    withReceipt.map((asset, at) => [asset, urls[plan.assets.length + at]]),
  )
  const assets = plan.assets.map((asset, at) => ({
    ...asset,
    imageUrl: urls[at] ?? '',
    receiptUrl: receiptUrls.get(asset),
  }))
  const drawnBefore = plan.assets.length + withReceipt.length
  const picturedShops = shops.map((shop, at) => ({
    ...shop,
    logoUrl: urls[drawnBefore + 2 * at] ?? '',
    featuredUrl: urls[drawnBefore + 2 * at + 1] ?? '',
  }))
  await runSeed(
    database,
    plan,
    { assets, shops: picturedShops },
    {
      passwordHash: await createPasswordHasher().hash(password),
      signer: openSigner(settings.keysDir),
      encryption: openEncryption(settings.keysDir),
    },
  )
  return plan
}

function print({ assets, tries }: Plan, origin: string, password: string): void {
  const reports = assets.filter(({ report }) => report !== null)
  const own = assets.filter((asset) => asset.owner.email === owner)
  const ownReports = own.filter(({ report }) => report !== null)
  console.log(`
  The demo data is loaded: ${seedUsers.length} users, ${assets.length} assets, ${reports.length} reports.

  Log in at ${origin}/login with the password ${password}
    ${owner.padEnd(20)}  a user with ${own.length} assets and ${ownReports.length} reports
    ${merchant.padEnd(20)}  a merchant with a listed shop
    ${admin.padEnd(20)}  an admin
    ${superAdmin.padEnd(20)}  a super-admin

  Look up at ${origin}
    ${numberOf(tries.stolen).padEnd(20)}  stolen
    ${numberOf(tries.lost).padEnd(20)}  lost
    ${numberOf(tries.clear).padEnd(20)}  registered, not reported
`)
}

/** The identifier that a buyer would check first, grouped for reading. */
function numberOf({ form }: Asset): string {
  const [kind, typed] =
    form['type'] === 'Vehicle'
      ? ['plateNumber', form['plateNumber']]
      : [form['uuidType'], form['uuid']]
  const reading = readAs(kind as IdentifierKind, String(typed))
  return reading.ok ? formatIdentifier(reading.namespace, reading.key) : String(typed)
}
