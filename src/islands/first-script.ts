/**
 * The inline script in the head of every page, which `astro.config.mjs` makes of this file: it cannot
 * import. It holds what users do before a script can react to it, and repeats it, once, as soon as one
 * can. What was typed or chosen stays in its field meanwhile.
 */

let held: Event[] = []
/** Whether the scripts outside islands have run. */
let hasRun = false

function islandOf({ target }: Event): Element | null {
  return (target as Partial<Element>).closest?.('astro-island') ?? null
}

function hold(event: Event): void {
  const island = islandOf(event)
  const isEarly = island ? island.matches('[ssr]:not([data-listening])') : !hasRun
  if (!isEarly) return
  const { type, target } = event
  if (type === 'submit') {
    // The browser itself opens the results of a search.
    if ((target as HTMLFormElement).method === 'get') return
    event.preventDefault()
    island?.setAttribute('data-waiting', '')
  }
  if (type === 'click') {
    // A link with `data-needs-script` saves something before it opens its page.
    const selector = 'button[type=button], a[data-needs-script]'
    if (!(target as Element).closest(selector)) return
    event.preventDefault()
  }
  held = held.filter((other) => other.type !== type || other.target !== target)
  held.push(event)
}

function repeat(island: Element | null): void {
  const due = held.filter((event) => islandOf(event) === island)
  held = held.filter((event) => !due.includes(event))
  for (const event of due) {
    const Kind = event.constructor as typeof Event
    event.target?.dispatchEvent(new Kind(event.type, event))
  }
}

for (const type of ['submit', 'click', 'input', 'change']) {
  document.addEventListener(type, hold, true)
}
// The results of a search take seconds on a slow line: the form looks busy, and its island does not
// ask for them, too.
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  const form = target as HTMLFormElement
  if (form.method === 'get') form.toggleAttribute('data-opened', !defaultPrevented)
})
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) form.removeAttribute('data-opened')
})
// `hydrate-on-interaction.ts` dispatches it on an island.
document.addEventListener('listening', ({ target }) => repeat(target as Element))
// Module scripts run before this event.
document.addEventListener('DOMContentLoaded', () => {
  hasRun = true
  repeat(null)
})

export {}
