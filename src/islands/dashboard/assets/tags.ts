import type { AssetRecord } from '../../../api/assets/asset-record.ts'

/** The tags of an asset, each once. */
export function tagsOf({ tags }: Pick<AssetRecord, 'tags'>): string[] {
  const each = (tags ?? '').split(',').map((tag) => tag.trim())
  return [...new Set(each.filter((tag) => tag !== ''))]
}
