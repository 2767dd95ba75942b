import type * as z from 'zod/mini'
import type { createLossInput } from '../../../api/reports/losses.ts'
import { namespaceAtMaker } from '../../../domain/identifiers/namespace-at-maker.ts'
import { parseFoundIdentifier } from '../../../domain/reports/found-reports.ts'
import { searchWords } from '../../../domain/text/search-words.ts'
import { lostItemName } from '../../../locales/en/assets.ts'
import { newId } from '../../lib/ids.ts'
import { insertAsset } from '../../queries/assets/assets.ts'
import { findOwnAssetWith, type NewIdentifier } from '../../queries/assets/identifiers.ts'
import { reportsLock } from '../../queries/reports/lock-for-report.ts'
import { deleteLossReminder } from '../../queries/reports/loss-reminders.ts'
import { logActivity } from '../activity/log-activity.ts'
import { saveIdentifiers } from '../assets/asset-identifiers.ts'
import { requireRegistrationsLeft } from '../assets/limit-registrations.ts'
import type { TransactionContext } from '../context.ts'
import { limitContests } from '../disputes/contest-limit.ts'
import { createReportUseCase } from './create-report.ts'

type Loss = z.output<typeof createLossInput>

/**
 * Reports an item by its number. The owner's asset with this number is reported; if there is none,
 * it is registered with the limits and conflicts of any registration.
 */
export async function createLossUseCase(
  ctx: TransactionContext,
  loss: Loss,
  { ownerId }: { ownerId: string },
) {
  const { kind, asWritten = false } = loss
  const parsed = parseFoundIdentifier(loss.identifier, { kind, asWritten })
  // The schema has already parsed it, so a failure is a bug.
  if (!parsed.ok) throw new Error('the schema accepted this loss, but it cannot be parsed')
  const identifier = {
    kind: parsed.kind,
    namespace: namespaceAtMaker(parsed.namespace, loss.brand || null),
    key: parsed.key,
    raw_value: loss.identifier,
  }
  // Before the locks of what is registered.
  await ctx.database.lock(ctx.tx, reportsLock(ownerId).names)
  const assetId =
    (await findOwnAssetWith(ctx.tx, ownerId, identifier)) ??
    (await registerLostItem(ctx, ownerId, { ...loss, type: parsed.type, identifier }))
  await deleteLossReminder(ctx.tx, ownerId)
  return createReportUseCase(ctx, {
    id: newId(),
    reporterId: ownerId,
    assetId,
    status: loss.status,
    description: '',
    lastSeenDate: loss.lastSeenDate,
    location: loss.location,
    state: loss.state,
    imageUrl: undefined,
  })
}

interface LostItem extends Pick<Loss, 'name' | 'brand'> {
  type: 'Gadget' | 'Vehicle'
  identifier: NewIdentifier
}

async function registerLostItem(
  ctx: TransactionContext,
  ownerId: string,
  { name: given, brand, type, identifier }: LostItem,
): Promise<string> {
  const { tx, now } = ctx
  await requireRegistrationsLeft(ctx, ownerId)
  const asset = { id: newId(), ownerId }
  const name = given || lostItemName({ brand, type, kind: identifier.kind })
  await insertAsset(tx, {
    id: asset.id,
    owner_id: ownerId,
    type,
    name,
    description: '',
    brand: brand || null,
    hidden: 0,
    disputed: 0,
    search_text: searchWords(name),
    created_at: now,
    updated_at: now,
  })
  await saveIdentifiers(ctx, asset, new Map([['identifier', identifier]]), [])
  await limitContests(ctx, asset)
  const details = { type }
  logActivity(ctx, { action: 'create', entity: 'asset', entityId: asset.id, details })
  return asset.id
}
