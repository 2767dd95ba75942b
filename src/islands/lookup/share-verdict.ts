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

/** An answer beside a running clock is taken for one of this moment. */
const freshMs = 5 * 60_000

/**
 * Fills a tag that is shown on the whole screen from its card, and runs its clock. An older answer is
 * asked for again instead: a seller may have left the page open since before the theft was reported.
 */
export function initShownTags(): void {
  let timer: ReturnType<typeof setInterval> | undefined
  // The clock of the server, which dates the answer of its page, may be wrong.
  const loadedAt = Date.now()
  const rendered = document.querySelector<HTMLElement>('[data-shown-tag]')?.dataset['shownTag']
  // What the browser kept, for Back or a tab that it opens again, may be of any day.
  const isLoaded = navigationType() !== 'back_forward'
  const show = (clock: Element, answeredAt: number) => {
    // A seller may also set the date of the phone back.
    if (Math.abs(Date.now() - answeredAt) > freshMs) {
      clearInterval(timer)
      return location.reload()
    }
    clock.textContent = new Date().toLocaleTimeString('en-NG', { hour12: false })
  }
  document.addEventListener(
    'toggle',
    ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-shown-tag]')) return
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
      const checkedAt = target.dataset['shownTag']
      const answeredAt = isLoaded && checkedAt === rendered ? loadedAt : Number(checkedAt)
      timer = setInterval(show, 1000, clock, answeredAt)
      show(clock, answeredAt)
    },
    // It does not bubble.
    true,
  )
}

function navigationType() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type
}

async function copyLink(button: HTMLButtonElement, url: string): Promise<void> {
  await navigator.clipboard.writeText(url)
  const label = button.querySelector('span')
  if (label) label.textContent = button.dataset['copied'] ?? ''
}

/** Moves the focus to the result of a fresh lookup, so that a screen reader starts there. */
export function focusVerdict(): void {
  if (navigationType() === 'navigate') {
    document.querySelector<HTMLElement>('main [data-tag-band]')?.focus()
  }
}
