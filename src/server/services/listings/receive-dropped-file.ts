import { Problem } from '../../../api/problem.ts'
import { dayOf } from '../../../domain/calendar-days.ts'
import { days } from '../../../domain/durations.ts'
import {
  dayInName,
  type ListFailure,
  listFailureOf,
} from '../../../domain/listings/dropped-files.ts'
import type { DropSource } from '../../imports/drop-sources.ts'
import { archive, bytesOf, openTaken, type TakenFile } from '../../imports/dropped-files.ts'
import { findImportByHash } from '../../queries/listings/dropped-lists.ts'
import type { Context } from '../context.ts'
import { receiveList } from './receive-list.ts'
import { recordRefusedFile } from './record-refused-file.ts'

/**
 * Stores a file from a source's folder as a draft, or records why it was refused, for super-admins
 * to see.
 */
export async function receiveDroppedFile(
  ctx: Context,
  dir: string,
  source: DropSource,
  file: TakenFile,
): Promise<void> {
  const opened = await openTaken(file, source)
  const about = aboutList(ctx, source, file)
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
    // After any other error the file stays where it is, and is tried again.
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ file: file.name, reason: error.reason }, 'a list was refused')
    await archive(dir, file, { into: 'refused', label: listFailureOf(error.reason) })
  } finally {
    await handle.close()
  }
}

function aboutList(
  { now }: Pick<Context, 'now'>,
  { source, licence, validDays }: DropSource,
  { name }: TakenFile,
) {
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
