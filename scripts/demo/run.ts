import { writeVerdictChanges } from '../../src/server/services/proofs/log-verdict-change.ts'
import { inTransaction } from '../../src/server/services/transaction.ts'
import type { DemoContext } from './action.ts'
import { actionsOfAsset } from './asset-actions.ts'
import { demoItems, demoShops, demoUsers } from './content.ts'
import { actionsOfDesk } from './desk-actions.ts'
import { actionsOfDeveloper } from './developer-actions.ts'
import { actionsOfListings } from './listing-actions.ts'
import { actionsOfShop } from './shop-actions.ts'
import { actionsOfTasks } from './task-actions.ts'
import { actionsOfUser } from './user-actions.ts'

/** Lets the year of the demo happen, action by action, in one transaction. */
export async function runDemo(context: DemoContext): Promise<void> {
  const actions = [
    ...demoUsers.flatMap((user) => actionsOfUser(context, user)),
    ...(await Promise.all(demoItems.map((item) => actionsOfAsset(context, item)))).flat(),
    ...(await Promise.all(demoShops.map((shop) => actionsOfShop(context, shop)))).flat(),
    ...actionsOfTasks(context),
    ...actionsOfDesk(context),
    ...actionsOfListings(context),
    ...actionsOfDeveloper(context),
  ].sort((a, b) => a.at - b.at)
  await inTransaction({ database: context.database, actor: null }, async (ctx) => {
    for (const { happens } of actions) {
      await happens(ctx)
      // After each action, as in the product, so that the public log gets every change.
      await writeVerdictChanges(ctx)
      ctx.verdictChanges.clear()
    }
  })
}
