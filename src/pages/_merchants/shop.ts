import type { CollectionEntry } from 'astro:content'
import { dayOfInstant } from '../_parts/days.ts'
import type { Thing } from '../_parts/json-ld.ts'

type MerchantRecord = Extract<
  Awaited<ReturnType<App.Locals['merchant']>>,
  { is: 'listed' }
>['merchant']

/** What a merchant's page shows, for a sample or a verified merchant. */
export interface Shop {
  name: string
  address: string
  state: string
  lga: string
  category: string
  products: readonly string[]
  phone: string
  website: string | null
  socials: readonly { type: MerchantRecord['socials'][number]['type']; url: string }[]
  /** Null for a sample, which is not verified. */
  verified: { since: Date; certificateNumber: string; logo: string; featured: string | null } | null
}

export function shopOfSample(data: CollectionEntry<'merchants'>['data']): Shop {
  return { ...data, website: data.website ?? null, verified: null }
}

export function shopOfMerchant(merchant: MerchantRecord): Shop {
  return {
    ...merchant,
    verified: {
      since: dayOfInstant(merchant.verifiedSince),
      certificateNumber: merchant.certificateNumber,
      logo: merchant.logo,
      featured: merchant.featuredPicture,
    },
  }
}

/** A shop as JSON-LD. Only for verified merchants, since samples are fictional. */
export function merchantStore(shop: Shop, path: string, origin: string): Thing {
  return {
    '@type': 'Store',
    '@id': `${origin}${path}#store`,
    name: shop.name,
    url: `${origin}${path}`,
    telephone: shop.phone,
    ...(shop.verified && { image: origin + (shop.verified.featured ?? shop.verified.logo) }),
    ...(shop.verified && { logo: origin + shop.verified.logo }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address,
      ...(shop.lga && { addressLocality: shop.lga }),
      addressRegion: shop.state,
      addressCountry: 'NG',
    },
    sameAs: [...(shop.website ? [shop.website] : []), ...shop.socials.map(({ url }) => url)],
    makesOffer: shop.products.map((product) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Product', name: product },
    })),
  }
}
