import type { ListFailure } from '../../../domain/listings/dropped-files.ts'
import { insertImport } from '../../queries/listings/imports.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { type AboutList, findOrCreateSource, newImport } from './new-import.ts'

/** Records a dropped file that was not read, for super-admins to see. */
export async function recordRefusedFile(
  ctx: Context,
  file: AboutList & { hash: string; bytes: number },
  failure: ListFailure,
): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    const source = await findOrCreateSource(ctx, file.source)
    const row = {
      ...newImport(ctx, file, source),
      ...({ state: 'discarded', ended_at: ctx.now, stored: 0, failure } as const),
      ...{ file_hash: file.hash, file_bytes: file.bytes },
    }
    await insertImport(tx, row)
    const details = { source: source.name, file: file.fileName, failure }
    logActivity(ctx, { action: 'create', entity: 'listing', entityId: row.id, details })
  })
}
