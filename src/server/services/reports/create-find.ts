import type * as z from 'zod/mini'
import type { createFindInput } from '../../../api/reports/finds.ts'
import { namespaceAtMaker } from '../../../domain/identifiers/namespace-at-maker.ts'
import { parseFoundIdentifier } from '../../../domain/reports/found-reports.ts'
import { searchWords } from '../../../domain/text/search-words.ts'
import { foundItemName } from '../../../locales/en/assets.ts'
import { newId } from '../../lib/ids.ts'
import { insertAsset } from '../../queries/assets/assets.ts'
import { reportsLock } from '../../queries/reports/lock-for-report.ts'
import { logActivity } from '../activity/log-activity.ts'
import { saveIdentifiers } from '../assets/asset-identifiers.ts'
import type { TransactionContext } from '../context.ts'
import { createReportUseCase } from './create-report.ts'

/** Creates an asset from what its finder knows, and its report. */
export async function createFindUseCase(
  ctx: TransactionContext,
  find: z.output<typeof createFindInput>,
  { finderId }: { finderId: string },
) {
  const { tx, now } = ctx
  const { kind, asWritten = false } = find
  const found = parseFoundIdentifier(find.identifier, { kind, asWritten })
  // The schema has already parsed it, so a failure is a bug.
  if (!found.ok) throw new Error('the schema accepted this find, but it cannot be parsed')
  // Before the locks of what is registered.
  await ctx.database.lock(tx, reportsLock(finderId).names)
  const asset = { id: newId(), ownerId: finderId }
  const name = foundItemName({ brand: find.brand, type: found.type, kind: found.kind })
  await insertAsset(tx, {
    id: asset.id,
    owner_id: finderId,
    type: found.type,
    name,
    description: find.description,
    brand: find.brand || null,
    // Shown by its open report alone: a find that is closed is no registration.
    hidden: 1,
    disputed: 0,
    search_text: searchWords(name),
    created_at: now,
    updated_at: now,
  })
  const namespace = namespaceAtMaker(found.namespace, find.brand || null)
  const identifier = { kind: found.kind, namespace, key: found.key, raw_value: find.identifier }
  await saveIdentifiers(ctx, asset, new Map([['identifier', identifier]]), [])
  const details = { type: found.type }
  logActivity(ctx, { action: 'create', entity: 'asset', entityId: asset.id, details })
  return createReportUseCase(ctx, {
    id: newId(),
    reporterId: finderId,
    assetId: asset.id,
    status: 'Found',
    description: find.description,
    lastSeenDate: find.lastSeenDate,
    location: find.location,
    state: find.state,
    imageUrl: find.imageUrl,
  })
}
