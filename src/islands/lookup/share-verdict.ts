/** Makes the copy and print buttons of every result on the page work. */
export function initShareButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const { copy, print: prints } = button?.dataset ?? {}
    if (button && copy) void copyLink(button, copy)
    else if (prints !== undefined) print()
  })
}

/** What fills the screen, by where it stands on the card. */
const shownParts = { word: '.tag-word', number: '.shown-number', pattern: '[data-pattern]' }

/** Fills a tag that is shown on the whole screen from its card, and runs its clock. */
export function initShownTags(): void {
  let timer: ReturnType<typeof setInterval> | undefined
  const show = (clock: Element) => {
    clock.textContent = new Date().toLocaleTimeString('en-NG', { hour12: false })
  }
  document.addEventListener(
    'toggle',
    ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof Element) || !target.matches('[data-shown-tag]')) return
      clearInterval(timer)
      const clock = target.querySelector('[data-clock]')
      if (newState !== 'open' || !clock) return
      const card = target.closest('article')
      for (const [name, place] of Object.entries(shownParts)) {
        const part = card?.querySelector(place)
        for (const shown of target.querySelectorAll(`[data-shown=${name}]`)) {
          shown.replaceChildren(...(part ? [part.cloneNode(true)] : []))
        }
      }
      show(clock)
      timer = setInterval(show, 1000, clock)
    },
    // It does not bubble.
    true,
  )
}

async function copyLink(button: HTMLButtonElement, url: string): Promise<void> {
  await navigator.clipboard.writeText(url)
  const label = button.querySelector('span')
  if (label) label.textContent = button.dataset['copied'] ?? ''
}

/** Moves the focus to the result of a fresh lookup, so that a screen reader starts there. */
export function focusVerdict(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'navigate') {
    document.querySelector<HTMLElement>('main [data-tag-band]')?.focus()
  }
}
