import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { warrantyStatus } from '../../../../domain/assets/warranty.ts'

/** What a list of assets shows, and in which order. */
export interface Arrangement {
  /** The user’s own assets, or items of others that the user found. */
  whose: 'own' | 'found'
  /** `all`, a type, `reported`, `warranty`, or a tag as `tag:<name>`. */
  only: string
  order: AssetOrder
}

export const assetOrders = ['newest', 'name', 'price', 'warranty'] as const
export type AssetOrder = (typeof assetOrders)[number]

export const everyAsset: Arrangement = { whose: 'own', only: 'all', order: 'newest' }

export const tagFilter = (tag: string) => `tag:${tag}`

const afterAllDates = '9999'

/** By the language of the account, and `Phone 2` before `Phone 10`. */
const byName = () =>
  new Intl.Collator(document.documentElement.lang || undefined, { numeric: true }).compare

type Compare = (a: AssetRecord, b: AssetRecord) => number

const orders: Record<AssetOrder, () => Compare> = {
  newest: () => () => 0,
  name() {
    const compare = byName()
    return (a, b) => compare(a.name, b.name)
  },
  price: () => (a, b) => (b.price ?? -1) - (a.price ?? -1),
  warranty: () => (a, b) =>
    (a.warrantyUntil ?? afterAllDates) < (b.warrantyUntil ?? afterAllDates) ? -1 : 1,
}

/** Filters and sorts `assets`, which come newest first. Archived finds come last. */
export function arrangeAssets(
  assets: readonly AssetRecord[],
  { whose, only, order }: Arrangement,
  today: string,
): readonly AssetRecord[] {
  const isFound = whose === 'found'
  const compare = orders[order]()
  return assets
    .filter((asset) => asset.isFind === isFound && (isFound || isShown(asset, only, today)))
    .toSorted((a, b) => (isFound ? Number(isArchived(a)) - Number(isArchived(b)) : compare(a, b)))
}

function isShown(asset: AssetRecord, only: string, today: string): boolean {
  if (only === 'all') return true
  if (only === 'reported') return asset.openReport !== null
  if (only === 'warranty') return endsSoon(asset, today)
  return asset.type === only || tagsOf(asset).some((tag) => tagFilter(tag) === only)
}

/** A find whose report is closed: it was handed over, or staff closed it. */
export function isArchived({ isFind, openReport }: AssetRecord): boolean {
  return isFind && openReport === null
}

function endsSoon({ warrantyUntil }: AssetRecord, today: string): boolean {
  return warrantyUntil !== null && warrantyStatus(warrantyUntil, today) === 'ends soon'
}

/**
 * The summary above the list: the number of own assets, their price and the warranties that end
 * soon.
 */
export function summaryOf(assets: readonly AssetRecord[], today: string) {
  const own = assets.filter(({ isFind }) => !isFind)
  return {
    count: own.length,
    found: assets.length - own.length,
    /** In naira, of the assets with a price; null if none has one. */
    worth: own.some(({ price }) => price !== null)
      ? own.reduce((sum, { price }) => sum + (price ?? 0), 0)
      : null,
    ending: own.filter((asset) => endsSoon(asset, today)).length,
    tags: [...new Set(own.flatMap(tagsOf))].sort(byName()),
  }
}

/** The tags of an asset, each once. */
export function tagsOf({ tags }: Pick<AssetRecord, 'tags'>): string[] {
  const each = (tags ?? '').split(',').map((tag) => tag.trim())
  return [...new Set(each.filter((tag) => tag !== ''))]
}
