import { makeLabels } from '../../api/make-labels.ts'
import { Problem } from '../../api/problem.ts'
import { logActivity } from '../queries/activity-log.ts'
import { ensureLabels } from '../queries/labels.ts'
import { route } from '../route.ts'

export const makeLabelsRoute = route(
  makeLabels,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const labels = await database.write(async (tx) => {
      // Else two tabs could each print a code, and one of the two would lead nowhere.
      await database.lock(tx, `labels:${caller.id}`)
      const { labels, fresh } = await ensureLabels(tx, caller.id, input.ids)
      if (labels.length < new Set(input.ids).size) {
        throw new Problem('NOT_FOUND', 'asset')
      }
      for (const entityId of fresh) {
        const details = { label: 'made' }
        const who = { actorId: caller.id, entity: 'asset', entityId } as const
        await logActivity(tx, { ...who, action: 'update', details }, now())
      }
      return labels
    })
    return { data: labels }
  },
)
