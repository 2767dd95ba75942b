/** The categories of merchants. Their ids are in URLs and in the contract (spec §9). */
export const merchantCategoryIds = [
  'phones-and-computer',
  'home-appliance',
  'vehicle-parts',
  'hardware-and-tools',
] as const

export type MerchantCategory = (typeof merchantCategoryIds)[number]

/**
 * The fields of a listing that a merchant can change. Staff review each change before it is
 * published.
 */
export const listingFields = [
  'name',
  'categoryId',
  'cacNumber',
  'phone',
  'address',
  'state',
  'lga',
  'website',
  'twitter',
  'instagram',
  'facebook',
  'products',
  'featuredPicture',
] as const

export type ListingField = (typeof listingFields)[number]

/** A change of one of these makes the certificate untrue, so a new one is issued. */
const certified: readonly ListingField[] = ['name', 'cacNumber']

export function needsCertificate(changed: readonly ListingField[]): boolean {
  return changed.some((field) => certified.includes(field))
}

export function merchantBadgePath(slug: string): string {
  return `/badge/${slug}.svg`
}

/**
 * HTML for a merchant's own site: its badge, with a link to its page on Toju, which is the proof.
 */
export function badgeSnippet(
  origin: string,
  { slug, name }: { slug: string; name: string },
): string {
  return `<a href="${origin}/merchant/${slug}" target="_blank" rel="noopener"><img src="${origin}${merchantBadgePath(slug)}" width="240" height="56" alt="Verified by Toju: ${escapeAttribute(name)}"></a>`
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
