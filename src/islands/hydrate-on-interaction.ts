import type { ClientDirective } from 'astro'

// `pointerover` comes before a press and bubbles; `input` is what a password manager that fills a form sends.
const signs = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'keydown', 'input']

/**
 * `client:interaction`: the island is fetched and hydrated when someone reaches for it. A form sent before
 * that waits, and is sent again once the island can answer.
 */
const reach: ClientDirective = (load, _options, island) => {
  let waiting: SubmitEvent | undefined
  let starting = false

  async function start() {
    if (starting) return
    starting = true
    const hydrate = await load()
    await hydrate()
    starting = false
    // Astro takes `ssr` away when it hydrates. Still there, the code did not come: next touch, next try.
    const reached = !island.hasAttribute('ssr')
    if (reached) stopWatching()
    if (waiting) sendAgain(waiting, reached)
    waiting = undefined
    island.removeAttribute('data-waiting')
  }

  function wait(event: Event) {
    event.preventDefault()
    event.stopPropagation()
    waiting = event as SubmitEvent
    island.setAttribute('data-waiting', '')
    void start()
  }

  function stopWatching() {
    for (const sign of signs) island.removeEventListener(sign, start)
    island.removeEventListener('submit', wait, true)
  }

  for (const sign of signs) island.addEventListener(sign, start, { passive: true })
  island.addEventListener('submit', wait, true)
  // By `autofocus`, or by someone quicker than the page.
  if (island.contains(document.activeElement)) void start()
}

function sendAgain({ target, submitter }: SubmitEvent, reached: boolean) {
  const form = target as HTMLFormElement
  if (reached) {
    // React hydrates in its own time, but at once for a press; a submit does not hurry it.
    form.dispatchEvent(new Event('pointerup', { bubbles: true }))
    form.requestSubmit(submitter)
  } else if (form.method === 'get') form.submit()
  else explain(submitter as HTMLButtonElement | null)
}

/** The browser's own bubble: all that can be shown when none of our code arrived. */
function explain(button: HTMLButtonElement | null) {
  button?.setCustomValidity('We could not reach Toju. Check your connection and try again.')
  button?.reportValidity()
  button?.setCustomValidity('')
}

// biome-ignore lint/style/noDefaultExport: Astro takes a directive so
export default reach
