import { randomBytes } from 'node:crypto'
import { labelAlphabet, labelLength } from '../../../domain/assets/label-codes.ts'
import type { Queries } from '../../db/database.ts'
import { updateRows } from '../rows-by-columns.ts'

/** `name` tells its owner which is which; it is not on the label. */
export interface Label {
  assetId: string
  name: string
  code: string
}

/** What a label tells whoever scans it. */
export interface LabelledAsset {
  type: 'Gadget' | 'Vehicle'
  brand: string | null
}

/** The codes of the owner’s assets among `ids`, in that order; those that had none get one. */
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
  const made = new Map<string, Label>()
  const fresh: string[] = []
  for (const { id, name, label_code } of rows) {
    if (label_code === null) fresh.push(id)
    const code = label_code ?? (await rotateLabel(tx, ownerId, id))
    made.set(id, { assetId: id, name, code })
  }
  return { labels: [...new Set(ids)].flatMap((id) => made.get(id) ?? []), fresh }
}

/** Gives an asset a new code; the old one is forgotten. */
export async function rotateLabel(tx: Queries, ownerId: string, assetId: string): Promise<string> {
  const code = newLabelCode()
  await updateRows(tx, 'assets', { id: assetId, owner_id: ownerId }, { label_code: code })
  return code
}

/** What the label with this code is stuck to, or undefined when it is no longer anyone’s. */
export async function findLabelled(db: Queries, code: string): Promise<LabelledAsset | undefined> {
  return db
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .where('assets.label_code', '=', code)
    .where('users.status', '=', 'active')
    .select(['assets.type', 'assets.brand'])
    .executeTakeFirst()
}

/** Whom to write to about a label: for our mail alone, never for an answer. */
export async function findLabelOwner(db: Queries, code: string) {
  return db
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .where('assets.label_code', '=', code)
    .where('users.status', '=', 'active')
    .select(['assets.id', 'assets.name', 'assets.owner_id', 'users.email', 'users.first_name'])
    .executeTakeFirst()
}

/** 32 letters divide a byte evenly: each is as likely as any. */
function newLabelCode(): string {
  return Array.from(randomBytes(labelLength), (byte) => labelAlphabet.charAt(byte % 32)).join('')
}
