import { randomBytes } from 'node:crypto'
import { labelAlphabet, labelLength } from '../../../domain/assets/assets.ts'
import { listedMakerIn } from '../../../domain/assets/listed-makers.ts'
import type { Queries } from '../../db/database.ts'
import { updateRows } from '../rows-by-columns.ts'

/** A printed label. `name` is for the owner and is not printed. */
export interface Label {
  assetId: string
  name: string
  code: string
}

/** What a label shows to somebody who scans it. */
export interface LabelledAsset {
  type: 'Gadget' | 'Vehicle'
  /** Null unless it is a maker of our list: who registered the asset may be selling it. */
  maker: string | null
}

/**
 * The labels of the owner’s assets among `ids`, in that order. Assets without a code get one; `fresh`
 * are their ids.
 */
export async function ensureLabels(
  tx: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<{ labels: Label[]; fresh: string[] }> {
  const rows = await tx
    .selectFrom('assets')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .select(['id', 'name', 'label_code'])
    .execute()
  const byAsset = new Map<string, Label>()
  const fresh: string[] = []
  for (const { id, name, label_code } of rows) {
    if (label_code === null) fresh.push(id)
    const code = label_code ?? (await rotateLabel(tx, ownerId, id))
    byAsset.set(id, { assetId: id, name, code })
  }
  return { labels: [...new Set(ids)].flatMap((id) => byAsset.get(id) ?? []), fresh }
}

/** Gives an asset a new code, which replaces the old one. */
export async function rotateLabel(tx: Queries, ownerId: string, assetId: string): Promise<string> {
  const code = newLabelCode()
  await updateRows(tx, 'assets', { id: assetId, owner_id: ownerId }, { label_code: code })
  return code
}

/** The asset with this label; undefined if the label is not in use. */
export async function findLabelled(db: Queries, code: string): Promise<LabelledAsset | undefined> {
  const asset = await db
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .where('assets.label_code', '=', code)
    .where('users.status', '=', 'active')
    .select(['assets.type', 'assets.brand'])
    .executeTakeFirst()
  return asset && { type: asset.type, maker: listedMakerIn(asset.brand ?? '') }
}

/** The owner of the asset with this label. Only for mail, never for a response. */
export async function findLabelOwner(db: Queries, code: string) {
  return db
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .where('assets.label_code', '=', code)
    .where('users.status', '=', 'active')
    .select(['assets.id', 'assets.name', 'assets.owner_id', 'users.email'])
    .select(['users.first_name', 'users.last_name', 'users.phone_number', 'users.language'])
    .executeTakeFirst()
}

/** 256 is a multiple of 32, so all letters are equally likely. */
function newLabelCode(): string {
  return Array.from(randomBytes(labelLength), (byte) => labelAlphabet.charAt(byte % 32)).join('')
}
