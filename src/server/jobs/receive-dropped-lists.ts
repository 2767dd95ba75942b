import { Problem } from '../../api/problem.ts'
import { dayOf } from '../../domain/calendar-days.ts'
import { days } from '../../domain/durations.ts'
import {
  dayInName,
  dropRules,
  type ListFailure,
  listFailureOf,
} from '../../domain/listings/dropped-files.ts'
import { type DropSource, readDropSources } from '../imports/drop-sources.ts'
import {
  abandonedFiles,
  archive,
  bytesOf,
  openTaken,
  settledFiles,
  type TakenFile,
  takeFile,
} from '../imports/dropped-files.ts'
import { findImportByHash, importsOfSourceSince } from '../queries/listings/dropped-lists.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { receiveList } from '../services/listings/receive-list.ts'
import { recordRefusedFile } from '../services/listings/record-refused-file.ts'

/**
 * Receives the files that authorities dropped, each as a draft that a super-admin compares and
 * applies: nothing here is ever applied. Returns how many files it took.
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
      await receive(ctx, dir, source, file)
      taken++
    }
    for (const name of await settledFiles(source, ctx.now)) {
      if (!(await hasRoom(ctx, source))) break
      const file = await takeFile(dir, source, name)
      if (!file) continue
      await receive(ctx, dir, source, file)
      taken++
    }
  }
  return taken
}

/** Whether another file of a source may be received now. Others wait in their folder. */
async function hasRoom({ database, now }: Context, { source }: DropSource): Promise<boolean> {
  const recent = await importsOfSourceSince(database.read, source, now - days(7) * 1000)
  const today = recent.filter(({ received_at }) => received_at > now - days(1) * 1000)
  const drafts = recent.filter(({ state }) => state === 'draft')
  return today.length < dropRules.perDay && drafts.length < dropRules.drafts
}

async function receive(
  ctx: Context,
  dir: string,
  source: DropSource,
  file: TakenFile,
): Promise<void> {
  const opened = await openTaken(file, source)
  const about = aboutList(source, file, ctx.now)
  if (typeof opened === 'string') {
    await refuse(ctx, dir, file, { ...about, hash: '', bytes: 0 }, opened)
    return
  }
  const { handle, hash, stats } = opened
  try {
    const given = { ...about, hash, bytes: stats.size }
    if (await findImportByHash(ctx.database.read, source.source, hash)) {
      await refuse(ctx, dir, file, given, 'duplicate')
      return
    }
    const listedOn = dayInName(file.name) ?? dayOf(stats.mtimeMs)
    const id = await receiveList(ctx, { ...about, listedOn, bytes: bytesOf(handle), hash })
    await archive(dir, file, { into: 'received', label: id })
  } catch (error) {
    // Anything else is tried again: the file waits where it is.
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ file: file.name, reason: error.reason }, 'a list was refused')
    await archive(dir, file, { into: 'refused', label: listFailureOf(error.reason) })
  } finally {
    await handle.close()
  }
}

function aboutList({ source, licence, validDays }: DropSource, { name }: TakenFile, now: number) {
  const lastDay = validDays === null ? null : dayOf(now + days(validDays) * 1000)
  return {
    ...{ source, licence, fileName: name.slice(-120), listedOn: dayOf(now) },
    // The end of that day in Nigeria.
    expiresAt: lastDay === null ? null : Date.parse(`${lastDay}T23:00:00Z`),
  }
}

async function refuse(
  ctx: Context,
  dir: string,
  file: TakenFile,
  about: Parameters<typeof recordRefusedFile>[1],
  failure: ListFailure,
): Promise<void> {
  ctx.log.warn({ file: file.name, failure }, 'a dropped list was refused')
  await recordRefusedFile(ctx, about, failure)
  await archive(dir, file, { into: 'refused', label: `${ctx.now}-${failure}` })
}
