import type { ClientDirective } from 'astro'

// `pointerover` precedes a press and bubbles. Password managers that fill a form fire `input`.
const eventNames = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'keydown', 'input']

/** What is pressed again after hydration, if it was pressed before. */
const pressable = 'button[type=button], a[data-needs-script]'

/**
 * `client:interaction`: loads and hydrates the island on the first interaction. If a form is
 * submitted before hydration, it is submitted again afterwards; a pressed button is pressed again.
 * `first-script.ts` holds what happens before this directive listens.
 */
const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  let waiting: SubmitEvent | undefined
  let pressed: HTMLElement | null = null
  let starting = false
  let hydrating = false
  const restoreTexts = keepTexts(island)

  async function start() {
    if (starting) return
    starting = true
    const hydrate = await load()
    restoreTexts()
    // From here on React itself sees each press.
    hydrating = true
    await hydrate()
    starting = false
    hydrating = false
    // Astro removes `ssr` on hydration. If it is still there, the load failed; the next event
    // retries.
    const isHydrated = !island.hasAttribute('ssr')
    if (isHydrated) {
      // React may hydrate later, but a discrete event like this one makes it hydrate at once. Until
      // then the browser itself would send a form that is submitted.
      island.querySelector('form')?.dispatchEvent(new Event('pointerup', { bubbles: true }))
      stopWatching()
      pressed?.click()
      if (waiting) send(waiting)
    } else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
    else if (waiting || pressed) {
      const [form, button] = [waiting, pressed]
      explain(island, () => (form ? send(form) : button?.click()))
    }
    pressed = null
    waiting = undefined
    island.removeAttribute('data-waiting')
  }

  function wait(event: Event) {
    // The browser itself opens the results of a search, without waiting for a script. An empty one
    // waits for the message at its box.
    const { method, elements } = event.target as HTMLFormElement
    if (method === 'get' && (elements[0] as HTMLInputElement).value.trim() !== '') return
    event.preventDefault()
    event.stopPropagation()
    waiting = event as SubmitEvent
    island.setAttribute('data-waiting', '')
    void start()
  }

  function press(event: Event) {
    const target = (event.target as Element).closest<HTMLElement>(pressable)
    if (target instanceof HTMLAnchorElement) event.preventDefault()
    if (!hydrating && target) pressed = target
    void start()
  }

  function stopWatching() {
    for (const name of eventNames) island.removeEventListener(name, start)
    island.removeEventListener('click', press)
    island.removeEventListener('submit', wait, true)
  }

  for (const name of eventNames) island.addEventListener(name, start, { passive: true })
  island.addEventListener('click', press)
  island.addEventListener('submit', wait, true)
  island.setAttribute('data-listening', '')
  island.dispatchEvent(new Event('listening', { bubbles: true }))
  // The island can have the focus already, by `autofocus` or by an early click.
  if (island.contains(document.activeElement)) void start()
}

/**
 * Remembers the texts of an island. The result puts them back where the browser has translated them:
 * otherwise React would throw away the fields beside them and what was typed there.
 */
function keepTexts(island: HTMLElement): () => void {
  const kept: [text: Node, data: string | null, parent: Node | null, next: Node | null][] = []
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    kept.unshift([text, text.nodeValue, text.parentNode, text.nextSibling])
  }
  return () => {
    // Chrome puts each translated text into such elements; Firefox changes the texts.
    for (const font of island.querySelectorAll('font')) font.remove()
    for (const [text, data, parent, next] of kept) {
      if (text.isConnected && text.nodeValue === data) continue
      text.nodeValue = data
      parent?.insertBefore(text, next)
    }
  }
}

function send({ target, submitter }: SubmitEvent) {
  const form = target as HTMLFormElement
  form.requestSubmit(submitter)
}

/** Says below the island, whose content React expects as it was, that its script did not load. */
function explain(island: HTMLElement, repeat: () => void) {
  const { unreachable = '', tryAgain = '' } = document.documentElement.dataset
  const note = document.createElement('p')
  note.role = 'alert'
  note.className = 'unreachable'
  const again = document.createElement('button')
  again.textContent = tryAgain
  again.addEventListener('click', repeat)
  note.append(unreachable, again)
  island.after(note)
  note.scrollIntoView({ block: 'nearest' })
  // Whatever is pressed next loads the script again.
  addEventListener('click', () => note.remove(), { once: true })
}

// biome-ignore lint/style/noDefaultExport: Astro requires a default export of directives
export default hydrateOnInteraction
