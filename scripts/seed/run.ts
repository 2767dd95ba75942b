import type { Database } from '../../src/server/db/database.ts'
import { inTransaction } from '../../src/server/services/transaction.ts'
import type { SeedContext } from './action.ts'
import { actionsOfAsset, type ImagedAsset } from './asset-actions.ts'
import type { Plan } from './plan.ts'
import { actionsOfTasks } from './task-actions.ts'
import { actionsOfUser } from './user-actions.ts'
import { type SeedUser, seedUsers } from './users.ts'

/** Executes the planned year, action by action, in one transaction. */
export async function runSeed(
  database: Database,
  { calendar, random }: Plan,
  assets: readonly ImagedAsset[],
  passwordHash: string,
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
  deeds.push(...actionsOfTasks(world))
  deeds.sort((a, b) => a.at - b.at)
  await inTransaction({ database, actor: null }, async (ctx) => {
    for (const { happens } of deeds) await happens(ctx)
  })
}
