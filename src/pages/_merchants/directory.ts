import { nearness, type Place } from '../../domain/states.ts'

/** What the page says of a merchant in its row's `data-` attributes. */
interface Listing extends Place {
  category: string
  /** Day, `2026-11-12`. */
  listed: string
  name: string
  /** Name, category and products in lower case. */
  words: string
}

function byId<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`#${id} is missing`)
}

/** Filters and sorts the listed merchants by what the visitor types and chooses. */
export function followDirectory(): void {
  const search = byId('merchant-search', HTMLFormElement)
  const item = byId('merchant-item', HTMLInputElement)
  const filters = byId('merchant-filters', HTMLFormElement)
  const category = byId('merchant-category', HTMLSelectElement)
  const tabs = filters.querySelectorAll<HTMLInputElement>('input[name=tab]')
  const sort = byId('merchant-sort', HTMLSelectElement)
  const place = byId('merchant-place', HTMLFieldSetElement)
  const state = byId('merchant-state', HTMLSelectElement)
  const lga = byId('merchant-lga', HTMLSelectElement)
  const strip = byId('merchant-new', HTMLUListElement)
  const list = byId('merchant-list', HTMLUListElement)
  const rows = [...list.children]
    .filter((element) => element instanceof HTMLLIElement)
    .map((element) => ({ element, ...listingOf(element.dataset) }))

  const orders: Record<string, (a: Listing, b: Listing) => number> = {
    newest: (a, b) => b.listed.localeCompare(a.listed),
    name: (a, b) => a.name.localeCompare(b.name),
    'near-me': (a, b) => nearness(b, here()) - nearness(a, here()),
  }

  function here(): Place {
    return { state: state.value, lga: lga.value }
  }

  function show(): void {
    const words = item.value.toLowerCase().split(/\s+/).filter(Boolean)
    let shown = 0
    for (const row of rows) {
      const fits =
        (category.value === 'all' || row.category === category.value) &&
        words.every((word) => row.words.includes(word))
      row.element.hidden = !fits
      if (fits) shown += 1
    }
    const order = orders[sort.value]
    if (order) list.append(...rows.toSorted(order).map(({ element }) => element))
    place.hidden = sort.value !== 'near-me'
    byId('merchant-none', HTMLDivElement).hidden = shown > 0
    byId('merchant-count', HTMLParagraphElement).textContent =
      shown === 1 ? '1 merchant' : `${shown} merchants`
  }

  async function offerLgas(): Promise<void> {
    const chosen = state.value
    lga.replaceChildren(new Option('Any', ''))
    if (!chosen) return
    const lgas: Record<string, string[]> = await (await fetch('/states.json')).json()
    if (state.value === chosen) lga.append(...(lgas[chosen] ?? []).map((name) => new Option(name)))
  }

  // The tabs and the dropdown are one choice, shown at different widths.
  function choose(id: string): void {
    category.value = id
    for (const tab of tabs) tab.checked = tab.value === id
  }

  search.addEventListener('submit', (event) => event.preventDefault())
  filters.addEventListener('submit', (event) => event.preventDefault())
  item.addEventListener('input', show)
  filters.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value)
    if (target === category) choose(category.value)
    // Without the network the states alone still sort.
    if (target === state) offerLgas().catch(() => undefined)
    show()
  })
  // A card in the strip may lead to a row that a filter has put away: it comes back before the browser goes there.
  strip.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest('a')?.hash.slice(1)
    if (!rows.some(({ element }) => element.id === id && element.hidden)) return
    item.value = ''
    choose('all')
    show()
  })

  item.value = new URLSearchParams(location.search).get('item') ?? ''
  const checked = [...tabs].find((tab) => tab.checked)
  // After a reload the browser may have put back either of the two.
  choose(category.value === 'all' ? (checked?.value ?? 'all') : category.value)
  if (state.value) offerLgas().catch(() => undefined)
  show()
}

function listingOf({
  category = '',
  listed = '',
  name = '',
  words = '',
  state = '',
  lga = '',
}: DOMStringMap): Listing {
  return { category, listed, name, words, state, lga }
}
