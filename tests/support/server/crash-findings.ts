import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../src/server/db/database.ts'
import { purgeUnusedUploads } from '../../../src/server/jobs/purge-expired.ts'
import { openEd25519Key } from '../../../src/server/lib/ed25519-key.ts'
import { imageNames, uploadIdOf, uploadIdOfUrl } from '../../../src/server/lib/image-names.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { appendToLog } from '../../../src/server/services/proofs/append-to-log.ts'
import type { decodeImage } from '../../../src/server/storage/decode-image.ts'
import { createDiskStore, type ImageStore } from '../../../src/server/storage/image-store.ts'
import type { MailSink } from '../mail/mail-sink.ts'
import { leafHashOf, rootOf } from '../transparency/independent-tree.ts'
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
  /** Changes of a public verdict without their entry in the public log, and the reverse. */
  orphanEntries: number
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
  const orphanEntries = await countOrphanEntries(database)
  const subscribers = await database.read.selectFrom('subscribers').select('email').execute()
  const mails = await database.read
    .selectFrom('jobs')
    .where('kind', '=', 'mail')
    .select(['id', 'recipient', 'type as kind'])
    .execute()

  const imageOf = new Map(kept.map(({ id, image_url }) => [id, image_url]))
  const logged = new Set(entries.map(({ entity_id }) => entity_id))
  const subscribed = new Set(subscribers.map(({ email }) => email))
  // The reporter is mailed about each closed report.
  const askedFor = mails.filter(({ kind }) => kind !== 'closed-by-you')
  const mailed = new Set(askedFor.map(({ recipient }) => recipient ?? ''))
  const lostImages = await countLost(store, images, stored)

  await purgeUnusedUploads({ database, imageStore: store, now: Date.now }, 0)
  const uploads = await database.read.selectFrom('uploads').select('id').execute()
  await database.close()

  return {
    lostReports: reports.filter(({ id, imageUrl }) => imageOf.get(id) !== imageUrl).length,
    lostPictures: lostImages,
    lostMails: missingFrom(mailed, addresses),
    orphanRows:
      missingFrom(logged, imageOf.keys()) +
      missingFrom(imageOf, logged) +
      missingFrom(mailed, subscribed) +
      missingFrom(subscribed, mailed) +
      (askedFor.length - mailed.size),
    orphanEntries,
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

/** Counts one more when the tree is not that of its entries. */
async function countOrphanEntries(database: Database): Promise<number> {
  const keysDir = mkdtempSync(join(tmpdir(), 'toju-keys-'))
  const logKey = openEd25519Key(keysDir, 'log.pem')
  rmSync(keysDir, { recursive: true })
  await appendToLog({ database, logKey, now: Date.now, publicOrigin: 'http://toju.test' })
  const reports = await database.read.selectFrom('reports').select(['id', 'closed_at']).execute()
  const entries = await database.read
    .selectFrom('log_entries')
    .leftJoin('log_openings', 'entry_id', 'id')
    .selectAll()
    .orderBy('position')
    .execute()
  const kindsOf = Map.groupBy(entries, ({ report_id }) => report_id)
  const wrong = reports.filter(({ id, closed_at }) => {
    const kinds = (kindsOf.get(id) ?? []).map(({ kind }) => kind)
    const wanted = closed_at === null ? ['reported'] : ['found', 'reported']
    return kinds.toSorted().join() !== wanted.join()
  })
  const known = new Set(reports.map(({ id }) => id))
  const strays = entries.filter(({ report_id }) => report_id === null || !known.has(report_id))
  const leaves = entries.map(({ kind, role, time, commitment }) =>
    leafHashOf(Buffer.from(JSON.stringify({ kind, role, time, commitment }))),
  )
  const head = await database.read.selectFrom('log_head').selectAll().executeTakeFirst()
  const isWhole =
    head?.size === entries.length &&
    head.root === rootOf(leaves).toString('base64') &&
    entries.every(({ position }, index) => position === index)
  return wrong.length + strays.length + (isWhole ? 0 : 1)
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
