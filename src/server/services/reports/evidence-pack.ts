import { createHash } from 'node:crypto'
import { strToU8, type Zippable, zipSync } from 'fflate'
import type { createEvidencePack } from '../../../api/reports/reports.ts'
import { dayOf, timeOf } from '../../../domain/calendar-days.ts'
import { verdictNameOf } from '../../../domain/proofs/check-proof.ts'
import { reportEventsOf } from '../../../domain/reports/report-history.ts'
import { groupedPhone } from '../../../domain/users/phone-numbers.ts'
import { longDate } from '../../../locales/en/dates.ts'
import {
  evidenceEvents,
  evidencePdfWords,
  evidenceReadme,
} from '../../../locales/en/proofs/evidence.ts'
import { proofVerdicts } from '../../../locales/en/proofs/proofs.ts'
import { entryKindLabels } from '../../../locales/en/proofs/public-log.ts'
import { site } from '../../../site.ts'
import type { EvidencePdf } from '../../certificates/render-evidence.ts'
import type { IdentifierRow, ReportRow, UserRow } from '../../db/tables.ts'
import { imageNames, uploadIdOfUrl } from '../../lib/image-names.ts'
import { requireFound } from '../../lib/preconditions.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { changesOfReport } from '../../queries/activity/activity-log.ts'
import type { AssetWithIdentifiers } from '../../queries/assets/asset-rows.ts'
import { findAsset } from '../../queries/assets/assets.ts'
import { formatIdentifierRow } from '../../queries/assets/format-identifiers.ts'
import { findLogHead } from '../../queries/proofs/log-tree.ts'
import { findOwnReport, type OwnReport } from '../../queries/reports/reports.ts'
import { findUser, givenNameOf } from '../../queries/users/users.ts'
import { toJpeg } from '../../storage/decode-image.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { verifyIdentifier } from '../lookup/verify-identifier.ts'
import { signProof } from '../proofs/create-proof.ts'
import { logVerifierKey, publishedCheckpoint } from '../proofs/public-log-view.ts'
import { type ProvedEntry, proveEntriesOfReport } from '../proofs/report-entries.ts'
import { inTransaction } from '../transaction.ts'

const text = evidencePdfWords

/** A ZIP of everything about one of the user's reports that others may have to check. */
export async function createEvidencePackUseCase(
  ctx: Context,
  {
    input,
    currentUser,
    sender,
  }: Pick<RequestOf<typeof createEvidencePack>, 'input' | 'currentUser' | 'sender'>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { read } = ctx.database
  const report = requireFound(await findOwnReport(read, currentUser.id, input.id), 'report')
  const user = requireFound(await findUser(read, currentUser.id), 'report')
  const asset = await findAsset(read, currentUser.id, report.asset_id)
  // Logged first, so that nothing is signed without an entry.
  await inTransaction(ctx, async (ctx) =>
    logActivity(ctx, { action: 'export', entity: 'report', entityId: report.id }),
  )
  const pictures = await picturesOf(ctx, report, asset)
  const checks = await checksOf(ctx, asset)
  const publicLog = await publicLogOf(ctx, report.id)
  const pdf = await ctx.drawPdf(
    await evidencePdf(ctx, { report, user, asset, pictures, checks, publicLog, sender }),
    sender,
  )
  const certificate = {
    kind: 'evidence-certificate',
    reference: report.id,
    registry: new URL(ctx.origin).host,
    operator: site.operator,
    issuer: site.name,
    madeAt: ctx.now,
    made: momentText(ctx.now),
    sha256: sha256Of(pdf),
    checkpoint: publicLog.checkpointText,
  } as const
  const draft = await ctx.drawPdf(certificate, sender)
  const files: Record<string, Uint8Array> = {
    'README.txt': strToU8(evidenceReadme(new URL(ctx.origin).host)),
    'evidence.pdf': pdf,
    'certificate-draft.pdf': draft,
    ...Object.fromEntries(pictures.map(({ name, bytes }) => [name, bytes])),
    ...Object.fromEntries(
      checks.map(({ jws }, index) => [`proofs/${index + 1}.jws`, strToU8(`${jws}\n`)]),
    ),
    ...publicLog.files,
  }
  const manifest = manifestOf(ctx, report, files)
  const zip = zipSync({
    ...Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, stored(name, bytes)]),
    ),
    'manifest.json': manifest,
  })
  return { name: `toju-evidence-${dayOf(ctx.now)}-${report.id}.zip`, bytes: zip }
}

interface Picture {
  label: string
  /** The path in the ZIP. */
  name: string
  bytes: Buffer
}

async function picturesOf(
  { imageStore }: Context,
  report: OwnReport,
  asset: AssetWithIdentifiers | undefined,
): Promise<Picture[]> {
  const photos = [report.image_url, asset?.asset.image_url, ...(asset?.photoUrls ?? [])]
  const wanted = [
    ...photos.map((url) => ({ url, folder: 'photos', label: text.photo })),
    { url: asset?.asset.receipt_url, folder: 'receipts', label: text.receipt },
  ]
  const pictures: Picture[] = []
  const seen = new Set<string>()
  for (const { url, folder, label } of wanted) {
    const id = uploadIdOfUrl(url ?? '')
    if (id === null || seen.has(id)) continue
    seen.add(id)
    const bytes = await imageStore.read(imageNames(id)[0])
    const number = pictures.filter((each) => each.label === label).length + 1
    if (bytes)
      pictures.push({ label: `${label} ${number}`, name: `${folder}/${number}.webp`, bytes })
  }
  return pictures
}

/**
 * Signs the present public result of each identifier of the item. It does not count as a lookup.
 */
async function checksOf(ctx: Context, asset: AssetWithIdentifiers | undefined) {
  const checks: { identifier: string; number: string; jws: string; verdict: string }[] = []
  for (const { raw_value } of asset?.identifiers ?? []) {
    const { result } = await verifyIdentifier(ctx, raw_value)
    const { kind, verdict } = result
    if (kind === null || verdict === 'invalid') continue
    const proof = await signProof(ctx, { ...result, kind, verdict })
    const { word } = proofVerdicts[verdictNameOf({ ...result, kind, verdict })]
    checks.push({ ...proof, identifier: result.identifier, verdict: word })
  }
  return checks
}

async function publicLogOf(ctx: Context, reportId: string) {
  const { database, logKey, origin } = ctx
  const head = await findLogHead(database.read)
  const entries = await proveEntriesOfReport(ctx, head, reportId)
  const checkpoint = head && (await publishedCheckpoint({ database }, head))
  const key = await logVerifierKey({ logKey, publicOrigin: origin })
  const size = head?.size ?? 0
  const json = { size, root: head?.root ?? null, entries }
  return {
    entries,
    checkpointText: head ? text.root(size, head.root) : '',
    files: {
      'public-log/entries.json': strToU8(`${JSON.stringify(json, null, 2)}\n`),
      ...(checkpoint && { 'public-log/checkpoint': strToU8(checkpoint) }),
      'public-log/key': strToU8(`${key}\n`),
    } as Record<string, Uint8Array>,
  }
}

async function evidencePdf(
  ctx: Context,
  {
    report,
    user,
    asset,
    pictures,
    checks,
    publicLog,
    sender,
  }: {
    report: OwnReport
    user: UserRow
    asset: AssetWithIdentifiers | undefined
    pictures: Picture[]
    checks: Awaited<ReturnType<typeof checksOf>>
    publicLog: { entries: ProvedEntry[]; checkpointText: string }
    sender: Sender
  },
): Promise<EvidencePdf> {
  const changes = await changesOfReport(ctx.database.read, report.id)
  const { created_at: createdAt, reported_as: reportedAs, reason } = report
  return {
    kind: 'evidence',
    reference: report.id,
    registry: new URL(ctx.origin).host,
    issuer: site.name,
    madeAt: ctx.now,
    made: [
      [text.made, momentText(ctx.now)],
      [text.reference, report.id],
    ],
    report: reportFacts(report),
    description: report.description,
    asset: asset ? assetFacts(asset) : null,
    reporter: [
      [text.name, givenNameOf(user)],
      [text.email, user.email],
      [text.phone, groupedPhone(user.phone_number ?? '')],
    ],
    timeline: reportEventsOf({ createdAt, reportedAs, reason }, changes).map((event) => ({
      when: momentText(event.at),
      what: evidenceEvents[event.kind],
      reason: event.reason,
    })),
    checks: checks.map(({ identifier, verdict, number }) => [identifier, `${verdict} (${number})`]),
    publicLog: {
      entries: publicLog.entries.map(({ index, entry }) => [
        index === null ? text.waiting : text.entry(index),
        `${entryKindLabels[entry.kind]}, ${longDate(entry.time * 1000)}`,
      ]),
      checkpoint: publicLog.checkpointText,
    },
    files: await Promise.all(
      pictures.map(async ({ label, name, bytes }) => ({
        ...{ label, name, sha256: sha256Of(bytes) },
        picture: await toJpeg(bytes, sender).catch(() => null),
      })),
    ),
  }
}

function reportFacts(report: ReportRow): EvidencePdf['report'] {
  const { last_seen_date, last_seen_time, location, state } = report
  return [
    [text.reportedAs, report.reported_as],
    [text.reportedOn, momentText(report.created_at)],
    [text.lastSeen, [last_seen_date, last_seen_time].filter(Boolean).join(', ')],
    [text.place, placeText(location, state)],
    [text.policeReference, report.police_reference ?? ''],
    [text.policeStation, report.police_station ?? ''],
  ]
}

/** Names the state only once. */
function placeText(location: string | null, state: string | null): string {
  if (!location || !state) return location ?? state ?? ''
  return location.includes(state) ? location : `${location}, ${state}`
}

/**
 * When the first of its numbers was registered: the asset may be older, or have been another thing.
 * A number that was added later says since when.
 */
function assetFacts({ asset, identifiers }: AssetWithIdentifiers): EvidencePdf['report'] {
  const createdAt = asset.first_registered_at ?? asset.created_at
  const sinceOf = (row: Pick<IdentifierRow, 'registered_at'>) =>
    Math.max(createdAt, row.registered_at)
  const [first = createdAt] = identifiers.map(sinceOf).toSorted((a, b) => a - b)
  const registered = momentText(first)
  return [
    [text.itemName, asset.name],
    [text.itemType, asset.type],
    [text.brand, asset.brand ?? ''],
    [text.model, asset.model ?? ''],
    [text.colour, asset.colour ?? ''],
    ...identifiers.map((row) => {
      const { label, value } = formatIdentifierRow(row, identifiers)
      const since = momentText(sinceOf(row))
      return [label, since === registered ? value : text.numberSince(value, since)] as const
    }),
    [text.purchasedOn, asset.purchased_on ?? ''],
    [text.purchasedFrom, asset.purchased_from ?? ''],
    [text.registeredOn, registered],
  ]
}

function manifestOf(
  { now, origin }: Context,
  report: ReportRow,
  files: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const manifest = {
    format: 1,
    made: new Date(now).toISOString(),
    registry: origin,
    report: report.id,
    files: Object.entries(files).map(([name, bytes]) => ({
      ...{ name, bytes: bytes.length, sha256: sha256Of(bytes) },
    })),
  }
  return new Uint8Array(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
}

/** Formats that are already compressed are stored as they are. */
function stored(name: string, bytes: Uint8Array): Zippable[string] {
  return /\.(webp|pdf)$/.test(name) ? [bytes, { level: 0 }] : bytes
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function momentText(instant: number): string {
  return `${longDate(instant)}, ${timeOf(instant)}`
}
