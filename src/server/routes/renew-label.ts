import { renewLabel } from '../../api/renew-label.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findAsset } from '../queries/assets.ts'
import { putLabel } from '../queries/labels.ts'
import { route } from '../route.ts'

export const renewLabelRoute = route(
  renewLabel,
  async ({ database, limiter, now }, { input: { id }, caller }) => {
    await limiter.take('change', caller.id)
    const code = await database.write(async (tx) => {
      await database.lock(tx, `labels:${caller.id}`)
      requireFound(await findAsset(tx, caller.id, id), 'asset')
      const renewed = await putLabel(tx, caller.id, id)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'asset',
          entityId: id,
          details: { label: 'renewed' },
        },
        now(),
      )
      return renewed
    })
    return { data: { assetId: id, code } }
  },
)
