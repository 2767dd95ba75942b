import { rotateLabelCode } from '../../../api/assets/rotate-label-code.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { findAsset } from '../../queries/assets/assets.ts'
import { putLabel } from '../../queries/assets/labels.ts'
import { route } from '../route.ts'

export const rotateLabelCodeRoute = route(
  rotateLabelCode,
  async ({ database, limiter, now }, { input: { id }, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const code = await database.write(async (tx) => {
      await database.lock(tx, `labels:${currentUser.id}`)
      requireFound(await findAsset(tx, currentUser.id, id), 'asset')
      const renewed = await putLabel(tx, currentUser.id, id)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
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
