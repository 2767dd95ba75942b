import { rotateLabelCode } from '../../../api/assets/rotate-label-code.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findAsset } from '../../queries/assets/assets.ts'
import { rotateLabel } from '../../queries/assets/labels.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const rotateLabelCodeRoute = route(
  rotateLabelCode,
  async (ctx, { input: { id }, currentUser }) => {
    const { database, limiter } = ctx
    await limiter.consume('change', currentUser.id)
    const code = await inTransaction(ctx, async (ctx, tx) => {
      await database.lock(tx, `labels:${currentUser.id}`)
      requireFound(await findAsset(tx, currentUser.id, id), 'asset')
      const renewed = await rotateLabel(tx, currentUser.id, id)
      const details = { label: 'renewed' }
      logActivity(ctx, { action: 'update', entity: 'asset', entityId: id, details })
      return renewed
    })
    return { data: { assetId: id, code } }
  },
)
