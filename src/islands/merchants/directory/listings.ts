import type { MerchantRecord } from '../../../api/merchants/merchant-record.ts'
import { questionWords, scoreShop, weighWords } from '../../../domain/merchants/merchant-search.ts'
import { nearness, type Place } from '../../../domain/places/states.ts'

/** A merchant in the list, rendered at build or in the browser. */
export interface Listing extends Place {
  row: HTMLLIElement
  categoryId: string
  name: string
  /** Milliseconds since 1970. */
  listedAt: number
  words: ReadonlyMap<string, number>
}

/** A sample, from its row's `data-` attributes. */
export function sampleListing(row: HTMLLIElement): Listing {
  const { name = '', category = '', categoryId = '', products = '', listed = '' } = row.dataset
  const { state = '', lga = '' } = row.dataset
  const words = weighWords({ name, category, products: products.split('|') })
  return { row, name, categoryId, state, lga, listedAt: Date.parse(listed), words }
}

/** A verified merchant, from the API. */
export function verifiedListing(merchant: MerchantRecord, row: HTMLLIElement): Listing {
  const { name, categoryId, state, lga, verifiedSince } = merchant
  const words = weighWords(merchant)
  return { row, name, categoryId, state, lga, listedAt: verifiedSince, words }
}

/** The visitor's search text and choices. */
export interface DirectoryQuery {
  item: string
  category: string
  sort: string
  here: Place
}

const byName = new Intl.Collator('en', { sensitivity: 'base' }).compare

/** The listings that match, in the chosen order. The server uses the same rules. */
export function matchingListings(listings: readonly Listing[], query: DirectoryQuery): Listing[] {
  const searchWords = questionWords(query.item)
  const scores = new Map(listings.map((each) => [each, scoreShop(searchWords, each.words)]))
  const score = (listing: Listing) => scores.get(listing) ?? 0
  const newest = (a: Listing, b: Listing) => b.listedAt - a.listedAt
  const orders: Record<string, (a: Listing, b: Listing) => number> = {
    best: (a, b) => score(b) - score(a),
    newest,
    name: (a, b) => byName(a.name, b.name),
    'near-me': (a, b) => nearness(b, query.here) - nearness(a, query.here),
  }
  const order = orders[query.sort] ?? newest
  return listings
    .filter(
      (each) =>
        (query.category === 'all' || each.categoryId === query.category) &&
        (searchWords.length === 0 || score(each) > 0),
    )
    .sort((a, b) => order(a, b) || score(b) - score(a) || newest(a, b))
}
