import type { exportMyData, PersonalDataExport } from '../../../api/users/my-account.ts'
import { personalDataLabels } from '../../../locales/en/personal-data.ts'
import type { UserRow } from '../../db/tables.ts'
import { imageUrl } from '../../lib/image-names.ts'
import { copyOf, type PersonalDataTable, personalDataTables } from '../../queries/personal-data.ts'
import { uploadsOf } from '../../queries/uploads/uploads.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { requireCorrectPassword } from '../auth/require-correct-password.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** The maximum of rows of each table; the export says if there are more. */
const maxRecords = 20_000

/** The user’s data as the JSON text of the response, one table after another. */
export async function exportMyDataUseCase(ctx: Context, request: RequestOf<typeof exportMyData>) {
  const user = await requireCorrectPassword(ctx, request, request.input.password, 'password')
  await inTransaction(ctx, async (ctx) =>
    logActivity(ctx, { action: 'export', entity: 'user', entityId: user.id }),
  )
  return jsonOf(ctx, user)
}

async function* jsonOf(ctx: Context, user: UserRow): AsyncIterable<string> {
  yield `{"data":{"madeAt":${ctx.now},"sections":[`
  for (const [index, holding] of personalDataTables.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(await sectionOf(ctx, holding, user))}`
  }
  const pictures = (await uploadsOf(ctx.database.read, user.id)).map(imageUrl)
  yield `],"pictures":${JSON.stringify(pictures)}}}`
}

async function sectionOf(
  { database }: Context,
  holding: PersonalDataTable,
  user: UserRow,
): Promise<PersonalDataExport['sections'][number]> {
  const records = await copyOf(database.read, holding, user, maxRecords + 1)
  return {
    name: holding.table,
    about: personalDataLabels[holding.table] ?? holding.table,
    complete: records.length <= maxRecords,
    records: records.slice(0, maxRecords),
  }
}
