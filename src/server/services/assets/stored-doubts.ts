import type {
  listStoredDoubts,
  resolveStoredDoubt,
  StoredDoubt,
} from '../../../api/assets/stored-doubts.ts'
import { readAs } from '../../../domain/identifiers/read/read-as.ts'
import { adviceMessages } from '../../../locales/en/identifiers/typing-advice.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { textOf } from '../../../locales/texts.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findDoubt, listFoundDoubts, removeDoubt } from '../../queries/assets/stored-doubts.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'

export async function listStoredDoubtsUseCase(
  { database }: Context,
  { input }: RequestOf<typeof listStoredDoubts>,
) {
  const { rows, total, more } = await listFoundDoubts(database, input)
  const doubts = rows.map(
    ({ id, kind, text, asset_id, asset_name, owner_id, first_name, last_name, registered_at }) => {
      const read = readAs(kind, text)
      return {
        id,
        text,
        kind,
        reason: read.ok ? '' : textOf(adviceMessages, read.reason),
        asset: { id: asset_id, name: asset_name },
        owner: { id: owner_id, name: `${first_name} ${last_name}`.trim() },
        registeredAt: registered_at,
      } satisfies StoredDoubt
    },
  )
  return { doubts, total, more }
}

/** Takes a doubt off the list of staff, and asks the owner to correct the number if staff say so. */
export async function resolveStoredDoubtUseCase(
  ctx: Context,
  { input: { id, decision }, currentUser }: RequestOf<typeof resolveStoredDoubt>,
) {
  await inTransaction(ctx, async (ctx, tx) => {
    const { asset, code } = requireFound(await findDoubt(tx, id), 'asset')
    await removeDoubt(tx, id)
    const details = { doubt: code, decision, role: currentUser.role }
    logActivity(ctx, { action: 'moderate', entity: 'asset', entityId: asset.id, details })
    if (decision === 'keep') return
    await notifyUser(ctx, {
      userId: asset.ownerId,
      kind: 'number-in-doubt',
      subjectId: asset.id,
      data: { item: asset.name },
      eventKey: `number-in-doubt ${id}`,
    })
  })
  return { message: resultMessages[decision === 'keep' ? 'number-kept' : 'number-asked'] }
}
