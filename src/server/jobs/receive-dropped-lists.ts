import { days } from '../../domain/durations.ts'
import { dropRules } from '../../domain/listings/dropped-files.ts'
import { type DropSource, readDropSources } from '../imports/drop-sources.ts'
import { abandonedFiles, settledFiles, takeFile } from '../imports/dropped-files.ts'
import { importsOfSourceSince } from '../queries/listings/dropped-lists.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { receiveDroppedFile } from '../services/listings/receive-dropped-file.ts'

/**
 * Stores the files that authorities dropped as drafts, which only a super-admin can apply. Returns
 * how many files it handled.
 */
export async function receiveDroppedLists(services: AppContext): Promise<number> {
  const { importsDir: dir, log } = services
  if (dir === null) return 0
  const { sources, faults } = readDropSources(dir)
  if (faults.length > 0) log.error({ faults }, 'the folder of lists is not set up')
  const ctx = contextOf(services)
  let taken = 0
  for (const source of sources) {
    for (const file of await abandonedFiles(dir, source, ctx.now)) {
      await receiveDroppedFile(ctx, dir, source, file)
      taken++
    }
    for (const name of await settledFiles(source, ctx.now)) {
      if (!(await hasRoom(ctx, source))) break
      const file = await takeFile(dir, source, name)
      if (!file) continue
      await receiveDroppedFile(ctx, dir, source, file)
      taken++
    }
  }
  return taken
}

/** Whether another file of a source may be received now. Otherwise it waits in its folder. */
async function hasRoom({ database, now }: Context, { source }: DropSource): Promise<boolean> {
  const recent = await importsOfSourceSince(database.read, source, now - days(7) * 1000)
  const today = recent.filter(({ received_at }) => received_at > now - days(1) * 1000)
  const drafts = recent.filter(({ state }) => state === 'draft')
  return today.length < dropRules.perDay && drafts.length < dropRules.drafts
}
