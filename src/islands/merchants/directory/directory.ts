import type { MerchantRecord } from '../../../api/merchants/directory.ts'
import { questionWords, scoreShop, weighWords } from '../../../domain/merchants/merchant-search.ts'
import { nearness, type Place } from '../../../domain/places/states.ts'
import { byId } from './elements.ts'

/** Spec §9. */
const typingPauseMs = 200
const maxInStrip = 10

/** Shows samples and verified merchants in one list, filtered by the visitor's input. */
export function initDirectory(): void {
  const search = byId('merchant-search', HTMLFormElement)
  const item = byId('merchant-item', HTMLInputElement)
  const filters = byId('merchant-filters', HTMLFormElement)
  const category = byId('merchant-category', HTMLSelectElement)
  const tabs = filters.querySelectorAll<HTMLInputElement>('input[name=tab]')
  const sort = byId('merchant-sort', HTMLSelectElement)
  const state = byId('merchant-state', HTMLSelectElement)
  const lga = byId('merchant-lga', HTMLSelectElement)
  const strip = byId('merchant-new', HTMLUListElement)
  const list = byId('merchant-list', HTMLUListElement)
  const note = byId('merchant-sample-note', HTMLParagraphElement)
  const count = byId('merchant-count', HTMLParagraphElement)
  const more = byId('merchant-more', HTMLButtonElement)
  const failed = byId('merchant-failed', HTMLDivElement)
  const samples = [...list.children]
    .filter((element) => element instanceof HTMLLIElement)
    .map(sampleListing)
  let verified: Listing[] = []
  let page = 0
  let hasMore = false
  let hasVerified = false
  let request = new AbortController()
  let pause: ReturnType<typeof setTimeout> | undefined

  function currentQuery(): DirectoryQuery {
    return {
      item: item.value.trim(),
      category: category.value,
      sort: sort.value,
      here: { state: state.value, lga: lga.value },
    }
  }

  function show(): void {
    // Samples are shown until there is a verified merchant.
    const shown = matchingListings(hasVerified ? verified : samples, currentQuery())
    // After a failure the samples must not look like the newest merchants, and are not counted.
    const hasFailed = !hasVerified && !failed.hidden
    // One element has both notes, so that nothing moves.
    const { verified: aboutVerified } = note.dataset
    if (hasVerified && aboutVerified) {
      note.textContent = aboutVerified
      // With it goes the look of a warning.
      delete note.dataset['verified']
    }
    // It is about the businesses below.
    note.hidden = shown.length === 0
    // Hidden during a search, so that the results are right below the search box.
    byId('merchant-new-section', HTMLElement).hidden = hasFailed || currentQuery().item !== ''
    list.replaceChildren(...shown.map(({ row }) => row))
    byId('merchant-place', HTMLDivElement).hidden = sort.value !== 'near-me'
    byId('merchant-none', HTMLDivElement).hidden = hasFailed || shown.length > 0
    count.hidden = hasFailed
    // Without results “No merchant matches” is visible; only screen readers need the count.
    count.classList.toggle('sr-only', shown.length === 0)
    count.textContent = countLabel(shown.length, hasMore)
    more.hidden = !hasMore
  }

  async function ask(next: number): Promise<void> {
    request.abort()
    request = new AbortController()
    const { signal } = request
    list.setAttribute('aria-busy', 'true')
    try {
      const found = await searchMerchants(currentQuery(), next, signal)
      const fresh = await listingsOf(found.merchants)
      if (fresh.length > 0) hasVerified = true
      verified = next === 1 ? fresh : [...verified, ...fresh]
      page = next
      hasMore = found.more
      failed.hidden = true
    } catch {
      if (signal.aborted)
        return // The current list stays. The error is at its end if the visitor asked for more.
      ;(hasVerified ? more : note).before(failed)
      failed.hidden = false
    }
    list.removeAttribute('aria-busy')
    show()
    // The first response removes the skeletons.
    for (const part of document.querySelectorAll('main [data-waiting]')) {
      part.removeAttribute('data-waiting')
    }
  }

  /** Loads the code that renders merchants once there are some. */
  async function listingsOf(merchants: readonly MerchantRecord[]): Promise<Listing[]> {
    if (merchants.length === 0) return []
    const { cardOf, rowOf } = await import('./listed-rows.ts')
    if (page === 0 && currentQuery().item === '' && category.value === 'all') {
      strip.replaceChildren(...merchants.slice(0, maxInStrip).map(cardOf))
    }
    return merchants.map((merchant) => verifiedListing(merchant, rowOf(merchant)))
  }

  function change(afterMs = 0): void {
    show()
    clearTimeout(pause)
    pause = setTimeout(() => void ask(1), afterMs)
  }

  async function offerLgas(): Promise<void> {
    const chosen = state.value
    lga.replaceChildren(new Option('Any', ''))
    if (!chosen) return
    const lgas: Record<string, string[]> = await (await fetch('/states.json')).json()
    if (state.value === chosen) lga.append(...(lgas[chosen] ?? []).map((name) => new Option(name)))
  }

  // The tabs of wide screens and the dropdown of narrow ones show the same choice.
  function choose(id: string): void {
    category.value = id
    for (const tab of tabs) tab.checked = tab.value === id
  }

  search.addEventListener('submit', (event) => {
    event.preventDefault()
    change()
  })
  filters.addEventListener('submit', (event) => event.preventDefault())
  item.addEventListener('input', () => change(typingPauseMs))
  filters.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value)
    if (target === category) choose(category.value)
    // Offline, visitors can still filter by state.
    if (target === state) offerLgas().catch(() => undefined)
    change()
  })
  more.addEventListener('click', () => void ask(page + 1))
  byId('merchant-again', HTMLButtonElement).addEventListener('click', () => void ask(1))

  item.value = new URLSearchParams(location.search).get('item') ?? ''
  const checked = [...tabs].find((tab) => tab.checked)
  // After a reload the browser may have restored either of the two.
  choose(category.value === 'all' ? (checked?.value ?? 'all') : category.value)
  if (state.value) offerLgas().catch(() => undefined)
  change()
}

function countLabel(count: number, hasMore: boolean): string {
  if (hasMore) return `The first ${count} merchants`
  return count === 1 ? '1 merchant' : `${count} merchants`
}

/** A merchant in the list, rendered at build or in the browser. */
interface Listing extends Place {
  row: HTMLLIElement
  categoryId: string
  name: string
  /** Milliseconds since 1970. */
  listedAt: number
  words: ReadonlyMap<string, number>
}

/** A sample, from its row's `data-` attributes. */
function sampleListing(row: HTMLLIElement): Listing {
  const { name = '', category = '', categoryId = '', products = '', listed = '' } = row.dataset
  const { state = '', lga = '' } = row.dataset
  const words = weighWords({ name, category, products: products.split('|') })
  return { row, name, categoryId, state, lga, listedAt: Date.parse(listed), words }
}

/** A verified merchant, from the API. */
function verifiedListing(merchant: MerchantRecord, row: HTMLLIElement): Listing {
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

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/** The listings that match, in the chosen order. The server uses the same rules. */
function matchingListings(listings: readonly Listing[], query: DirectoryQuery): Listing[] {
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
        (query.sort === 'near-me' || ['', each.state].includes(query.here.state)) &&
        (searchWords.length === 0 || score(each) > 0),
    )
    .sort((a, b) => order(a, b) || score(b) - score(a) || newest(a, b))
}

const perPage = 20

/** One page of verified merchants that match. Rejects if the API cannot be reached. */
async function searchMerchants(
  { item, category, sort, here }: DirectoryQuery,
  page: number,
  signal: AbortSignal,
): Promise<{ merchants: MerchantRecord[]; more: boolean }> {
  const query = new URLSearchParams({ page: String(page), limit: String(perPage) })
  if (item) query.set('search', item)
  if (category !== 'all') query.set('category', category)
  if (sort !== 'best') query.set('sort', sort)
  if (here.state) query.set('state', here.state)
  if (here.lga) query.set('lga', here.lga)
  const response = await fetch(`/api/merchants?${query}`, { signal })
  if (!response.ok) throw new Error(response.statusText)
  const { data } = await response.json()
  return data
}
