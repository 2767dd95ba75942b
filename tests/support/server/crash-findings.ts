import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { purgeUnusedUploads } from '../../../src/server/jobs/purge-unused-uploads.ts'
import { imageNames, uploadIdOf, uploadIdOfUrl } from '../../../src/server/lib/image-names.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import type { decodeImage } from '../../../src/server/storage/decode-image.ts'
import { createDiskStore, type ImageStore } from '../../../src/server/storage/image-store.ts'
import type { MailSink } from '../mail/mail-sink.ts'
import type { Place } from './reporter.ts'

/** What the server acknowledged. */
export interface Acknowledged {
  reports: { id: string; imageUrl: string | null }[]
  /** URLs of pictures, half of them in a report. */
  pictures: string[]
  /** Of users, each of whom requested one email. */
  addresses: string[]
}

export interface Findings {
  /** Acknowledged reports that are missing, or lack the picture they were sent with. */
  lostReports: number
  /** Acknowledged pictures that are incomplete, or have an incomplete thumbnail. */
  lostPictures: number
  /** Acknowledged requests for an email without an email. */
  lostMails: number
  /** Reports without their log entry and the reverse; subscribers and emails likewise. */
  orphanRows: number
  /** After a purge: files without a row, rows without their files, pictures without a report. */
  orphanFiles: number
  mails: number
  /** Emails that never reached the mail server. */
  unsent: number
  /** Emails that arrived more than once, each under one Message-ID. */
  sentTwice: number
}

/** Compares the data with what was acknowledged; purges unclaimed uploads in between. */
export async function findAfterCrashes(
  place: Place,
  { reports, pictures: images, addresses }: Acknowledged,
  stored: Awaited<ReturnType<typeof decodeImage>>,
  { taken }: MailSink,
): Promise<Findings> {
  const database = await openDatabase(place)
  const store = createDiskStore(place.dataDir)
  const kept = await database.read.selectFrom('reports').select(['id', 'image_url']).execute()
  const entries = await database.read
    .selectFrom('activity_log')
    .where('entity', '=', 'report')
    .select('entity_id')
    .execute()
  const subscribers = await database.read.selectFrom('subscribers').select('email').execute()
  const mails = await database.read.selectFrom('outbox').select(['id', 'recipient']).execute()

  const imageOf = new Map(kept.map(({ id, image_url }) => [id, image_url]))
  const told = new Set(entries.map(({ entity_id }) => entity_id))
  const subscribed = new Set(subscribers.map(({ email }) => email))
  const mailed = new Set(mails.map(({ recipient }) => recipient))
  const lostImages = await countLost(store, images, stored)

  await purgeUnusedUploads({ database, imageStore: store, now: Date.now }, 0)
  const uploads = await database.read.selectFrom('uploads').select('id').execute()
  await database.close()

  return {
    lostReports: reports.filter(({ id, imageUrl }) => imageOf.get(id) !== imageUrl).length,
    lostPictures: lostImages,
    lostMails: missingFrom(mailed, addresses),
    orphanRows:
      missingFrom(told, imageOf.keys()) +
      missingFrom(imageOf, told) +
      missingFrom(mailed, subscribed) +
      missingFrom(subscribed, mailed) +
      (mails.length - mailed.size),
    orphanFiles: countOrphanFiles(
      place.dataDir,
      uploads.map(({ id }) => id),
      [...imageOf.values()].flatMap((url) => uploadIdOfUrl(url ?? '') ?? []),
    ),
    mails: mails.length,
    unsent: missingFrom(
      taken,
      mails.map(({ id }) => id),
    ),
    sentTwice: [...taken.values()].filter((times) => times > 1).length,
  }
}

async function countLost(
  store: ImageStore,
  urls: readonly string[],
  { picture: image, thumbnail }: Awaited<ReturnType<typeof decodeImage>>,
): Promise<number> {
  let lost = 0
  for (const url of urls) {
    const names = imageNames(uploadIdOfUrl(url) ?? '')
    const [whole, small] = await Promise.all(names.map((name) => store.read(name)))
    if (!whole?.equals(image.bytes) || !small?.equals(thumbnail.bytes)) lost += 1
  }
  return lost
}

function countOrphanFiles(dataDir: string, rows: readonly string[], named: readonly string[]) {
  const files = readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const rowsById = new Set(rows)
  const strays = files.filter((name) => !rowsById.has(uploadIdOf(name) ?? ''))
  const wanted = rows.flatMap(imageNames)
  return (
    strays.length +
    missingFrom(new Set(files), wanted) +
    missingFrom(rowsById, named) +
    missingFrom(new Set(named), rows)
  )
}

function missingFrom(there: { has(name: string): boolean }, names: Iterable<string>): number {
  return [...names].filter((name) => !there.has(name)).length
}
