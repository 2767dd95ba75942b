import { queueToast } from '../toasts.ts'

const key = 'RENEWED_AT'
/** A page that is renewed and fails again shows its error. */
const pauseMs = 60_000

/**
 * Reloads a public page once when a script of its version is gone, because a newer version has been
 * deployed. `keepTypedText` keeps what was typed. The apps call `renewOnce` for their screens.
 */
export function renewOutdatedPage(): void {
  if (document.querySelector('astro-island[client=only]')) return
  restoreSearches()
  const renew = () =>
    void renewOnce(() => {
      keepSearches()
      queueToast('info', document.documentElement.dataset['renewed'] ?? '')
    })
  // Astro dispatches the first for an island, Vite the other for any later script.
  document.addEventListener('astro:hydration-error', renew)
  addEventListener('vite:preloadError', renew)
}

/** Reloads the page if it is of an older version, and then never resolves. Not twice in a minute. */
export async function renewOnce(beforeReload?: () => void): Promise<void> {
  if (hasJustRenewed() || !(await isOutdated())) return
  beforeReload?.()
  location.reload()
  await new Promise(() => {})
}

/** Remembers that it was asked. Without storage it would reload for ever, so it never does. */
function hasJustRenewed(): boolean {
  try {
    const before = Number(sessionStorage.getItem(key))
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - before < pauseMs
  } catch {
    return true
  }
}

/** Whether the page at this URL names other scripts by now. Offline it is not known, so it is not. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('astro-island')?.getAttribute('component-url')
  if (!script) return false
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  return response?.ok === true && !(await response.text()).includes(script)
}

const searchBoxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=search]')]

/** `keepTypedText` leaves search boxes out, as the browser opens their results without a script. */
function keepSearches(): void {
  const searches = searchBoxes().map(({ value }) => value)
  history.replaceState({ ...history.state, searches }, '')
}

function restoreSearches(): void {
  const { searches, ...state } = history.state ?? {}
  if (!searches) return
  history.replaceState(state, '')
  for (const [place, box] of searchBoxes().entries()) {
    if (!searches[place]) continue
    box.value = searches[place]
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
