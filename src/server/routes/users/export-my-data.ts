import { exportMyData } from '../../../api/users/export-my-data.ts'
import { personalDataLabels } from '../../../locales/en/personal-data.ts'
import { imageUrl } from '../../lib/image-names.ts'
import { copyOf, personalDataTables } from '../../queries/personal-data.ts'
import { uploadsOf } from '../../queries/uploads/uploads.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { requireCorrectPassword } from '../../services/auth/require-correct-password.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

/** The maximum of rows of each table; the export says if there are more. */
const maxRecords = 20_000

export const exportMyDataRoute = route(exportMyData, async (ctx, request) => {
  const { database, limiter, now } = ctx
  const { input, currentUser } = request
  await limiter.consume('export', currentUser.id)
  const user = await requireCorrectPassword(ctx, request, input.password, 'password')
  const sections = await Promise.all(
    personalDataTables.map(async (holding) => {
      const records = await copyOf(database.read, holding, user, maxRecords + 1)
      const complete = records.length <= maxRecords
      return {
        name: holding.table,
        about: personalDataLabels[holding.table] ?? holding.table,
        complete,
        records: records.slice(0, maxRecords),
      }
    }),
  )
  const images = (await uploadsOf(database.read, user.id)).map(imageUrl)
  await inTransaction(ctx, async (ctx) =>
    logActivity(ctx, { action: 'export', entity: 'user', entityId: currentUser.id }),
  )
  return { data: { madeAt: now, sections, pictures: images } }
})
