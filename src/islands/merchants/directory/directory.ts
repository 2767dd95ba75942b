import type { MerchantRecord } from '../../../api/merchants/merchant-record.ts'
import { byId } from './elements.ts'
import {
  type DirectoryQuery,
  type Listing,
  matchingListings,
  sampleListing,
  verifiedListing,
} from './listings.ts'
import { searchMerchants } from './search-merchants.ts'

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
    if (hasVerified) note.textContent = note.dataset['verified'] ?? ''
    // It is about the businesses below.
    note.hidden = shown.length === 0
    // Hidden during a search, so that the results are right below the search box.
    byId('merchant-new-section', HTMLElement).hidden = hasFailed || currentQuery().item !== ''
    list.replaceChildren(...shown.map(({ row }) => row))
    byId('merchant-place', HTMLFieldSetElement).hidden = sort.value !== 'near-me'
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
