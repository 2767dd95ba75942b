import { createLabels } from '../../../api/assets/create-labels.ts'
import { Problem } from '../../../api/problem.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { ensureLabels } from '../../queries/assets/labels.ts'
import { route } from '../route.ts'

export const createLabelsRoute = route(
  createLabels,
  async ({ database, limiter, now }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const labels = await database.write(async (tx) => {
      // Else two tabs could each print a code, and one of the two would lead nowhere.
      await database.lock(tx, `labels:${currentUser.id}`)
      const { labels, fresh } = await ensureLabels(tx, currentUser.id, input.ids)
      if (labels.length < new Set(input.ids).size) {
        throw new Problem('NOT_FOUND', 'asset')
      }
      for (const entityId of fresh) {
        const details = { label: 'made' }
        const who = { actorId: currentUser.id, entity: 'asset', entityId } as const
        await logActivity(tx, { ...who, action: 'update', details }, now())
      }
      return labels
    })
    return { data: labels }
  },
)
