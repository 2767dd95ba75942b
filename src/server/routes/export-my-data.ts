import { exportMyData } from '../../api/export-my-data.ts'
import { holdingLabels } from '../../locales/en/personal-data.ts'
import { checkPassword } from '../check-password.ts'
import { pictureUrl } from '../files/picture-names.ts'
import { logActivity } from '../queries/activity-log.ts'
import { copyOf, holdings } from '../queries/personal-data.ts'
import { uploadsOf } from '../queries/uploads.ts'
import { route } from '../route.ts'

/** Records of one kind in a copy; who has more is told so. */
const most = 20_000

export const exportMyDataRoute = route(exportMyData, async (services, exchange) => {
  const { database, limiter, now } = services
  const { input, caller } = exchange
  await limiter.take('export', caller.id)
  const person = await checkPassword(services, exchange, input.password, 'password')
  const madeAt = now()
  const sections = await Promise.all(
    holdings.map(async (holding) => {
      const records = await copyOf(database.read, holding, person, most + 1)
      const complete = records.length <= most
      return {
        name: holding.table,
        about: holdingLabels[holding.table] ?? holding.table,
        complete,
        records: records.slice(0, most),
      }
    }),
  )
  const pictures = (await uploadsOf(database.read, person.id)).map(pictureUrl)
  await database.write((tx) =>
    logActivity(
      tx,
      { actorId: caller.id, action: 'export', entity: 'user', entityId: caller.id },
      madeAt,
    ),
  )
  return { data: { madeAt, sections: sections.toReversed(), pictures } }
})
