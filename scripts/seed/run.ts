import type { CertificateSigner } from '../../src/server/certificates/signing-key.ts'
import type { Database } from '../../src/server/db/database.ts'
import type { Encryption } from '../../src/server/lib/encryption.ts'
import { writeVerdictChanges } from '../../src/server/services/proofs/log-verdict-change.ts'
import { inTransaction } from '../../src/server/services/transaction.ts'
import type { SeedContext } from './action.ts'
import { actionsOfAsset, type ImagedAsset } from './asset-actions.ts'
import { actionsOfDesk } from './desk-actions.ts'
import { actionsOfDeveloper } from './developer-actions.ts'
import type { Plan } from './plan.ts'
import { actionsOfShop, type PicturedShop } from './shop-actions.ts'
import { actionsOfTasks } from './task-actions.ts'
import { actionsOfUser } from './user-actions.ts'
import { type SeedUser, seedUsers } from './users.ts'

interface Secrets {
  passwordHash: string
  signer: CertificateSigner
  encryption: Encryption
}

/** Executes the planned year, action by action, in one transaction. */
export async function runSeed(
  database: Database,
  { calendar, random }: Plan,
  { assets, shops }: { assets: readonly ImagedAsset[]; shops: readonly PicturedShop[] },
  { passwordHash, signer, encryption }: Secrets,
): Promise<void> {
  const ids = new Map<SeedUser, string>()
  const world: SeedContext = {
    database,
    calendar,
    random,
    idOf(resident) {
      const id = ids.get(resident)
      if (id === undefined) throw new Error(`${resident.firstName} has not joined yet`)
      return id
    },
  }
  const deeds = seedUsers.flatMap((resident) =>
    actionsOfUser(world, resident, passwordHash, (id) => ids.set(resident, id)),
  )
  deeds.push(...assets.flatMap((asset) => actionsOfAsset(world, asset)))
  deeds.push(...shops.flatMap((shop) => actionsOfShop(world, shop, signer)))
  deeds.push(...actionsOfTasks(world), ...actionsOfDesk(world))
  deeds.push(...actionsOfDeveloper(world, encryption))
  deeds.sort((a, b) => a.at - b.at)
  await inTransaction({ database, actor: null }, async (ctx) => {
    for (const { happens } of deeds) {
      await happens(ctx)
      // Each by itself, as in the product: the public log tells of every change.
      await writeVerdictChanges(ctx)
      ctx.verdictChanges.clear()
    }
  })
}
