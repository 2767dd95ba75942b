import { exportMyData } from '../../../api/users/export-my-data.ts'
import { holdingLabels } from '../../../locales/en/personal-data.ts'
import { imageUrl } from '../../lib/image-names.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { copyOf, holdings } from '../../queries/personal-data.ts'
import { uploadsOf } from '../../queries/uploads/uploads.ts'
import { requireCorrectPassword } from '../../services/auth/reauthenticate.ts'
import { route } from '../route.ts'

/** Records of one kind in a copy; who has more is told so. */
const most = 20_000

export const exportMyDataRoute = route(exportMyData, async (services, exchange) => {
  const { database, limiter, now } = services
  const { input, currentUser } = exchange
  await limiter.consume('export', currentUser.id)
  const user = await requireCorrectPassword(services, exchange, input.password, 'password')
  const madeAt = now()
  const sections = await Promise.all(
    holdings.map(async (holding) => {
      const records = await copyOf(database.read, holding, user, most + 1)
      const complete = records.length <= most
      return {
        name: holding.table,
        about: holdingLabels[holding.table] ?? holding.table,
        complete,
        records: records.slice(0, most),
      }
    }),
  )
  const images = (await uploadsOf(database.read, user.id)).map(imageUrl)
  await database.write((tx) =>
    logActivity(
      tx,
      { actorId: currentUser.id, action: 'export', entity: 'user', entityId: currentUser.id },
      madeAt,
    ),
  )
  return { data: { madeAt, sections: sections.toReversed(), pictures: images } }
})
