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
  const context: SeedContext = {
    database,
    calendar,
    random,
    idOf(user) {
      const id = ids.get(user)
      if (id === undefined) throw new Error(`${user.firstName} has not joined yet`)
      return id
    },
  }
  const actions = seedUsers.flatMap((user) =>
    actionsOfUser(context, user, passwordHash, (id) => ids.set(user, id)),
  )
  actions.push(...assets.flatMap((asset) => actionsOfAsset(context, asset)))
  actions.push(...shops.flatMap((shop) => actionsOfShop(context, shop, signer)))
  actions.push(...actionsOfTasks(context), ...actionsOfDesk(context))
  actions.push(...actionsOfDeveloper(context, encryption))
  actions.sort((a, b) => a.at - b.at)
  await inTransaction({ database, actor: null }, async (ctx) => {
    for (const { happens } of actions) {
      await happens(ctx)
      // After each action, as in the product, so that the public log gets every change.
      await writeVerdictChanges(ctx)
      ctx.verdictChanges.clear()
    }
  })
}
