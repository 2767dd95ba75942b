import { useState } from 'react'
import { $page } from './route.ts'
import { pageAt, preload, showPage } from './show-page.ts'

interface OpenOptions {
  /** Takes the place of the current entry in the browser’s history. */
  replace?: boolean
  keepScroll?: boolean
}

/** Opens a URL, also one outside the app. Resolves when its screen is shown. */
export async function openPath(to: string, { replace, keepScroll }: OpenOptions = {}) {
  const url = new URL(to, location.href)
  const page = pageAt(url)
  if (!page.route) return location.assign(url)
  if (replace || url.href === location.href) history.replaceState({ index: index() }, '', url)
  else history.pushState({ index: index() + 1 }, '', url)
  await showPage(page, keepScroll ? undefined : url.hash || 0)
}

/** Goes back to the screen before, or to `to` if this one was the first. */
export function goBack(to: string): void {
  if (index() > 0) history.back()
  else void openPath(to, { replace: true })
}

/** How many entries of the browser’s history before this one are the app’s. */
function index(): number {
  return history.state?.index ?? 0
}

/** A text that is still there after a reload, and on the way back to the screen. */
export function useKeptText(): [string, (text: string) => void] {
  const [text, setText] = useState<string>(() => history.state?.text ?? '')
  return [
    text,
    (typed) => {
      setText(typed)
      history.replaceState({ ...history.state, text: typed }, '')
    },
  ]
}

/** `/assets?page=2`. What is undefined is left out. */
export function withSearch(path: string, search: object): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

/** Spec §9, in milliseconds. */
const preloadAfterMs = 50
const scrolledAfterMs = 100

/**
 * Follows links to screens of the app without a new page, and loads what is pointed at ahead. After a
 * link with `data-keep-scroll` the page stays where it is scrolled to. The returned function ends it.
 */
export function followLinks(): () => void {
  const end = new AbortController()
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: end.signal })

  on(document, 'click', (event) => {
    const link = screenLink(event)
    if (!link || !isPlain(event as MouseEvent)) return
    event.preventDefault()
    void openPath(link.href, { keepScroll: 'keepScroll' in link.dataset })
  })

  let intended: ReturnType<typeof setTimeout>
  for (const type of ['pointerover', 'focusin']) {
    on(document, type, (event) => {
      clearTimeout(intended)
      const link = screenLink(event)
      if (link) intended = setTimeout(() => void preload(link.href), preloadAfterMs)
    })
  }

  // The browser would scroll back before the screen is there.
  history.scrollRestoration = 'manual'
  let scrolled: ReturnType<typeof setTimeout>
  on(window, 'scroll', () => {
    clearTimeout(scrolled)
    const keep = () => history.replaceState({ ...history.state, scrollY }, '')
    scrolled = setTimeout(keep, scrolledAfterMs)
  })
  on(window, 'popstate', () => {
    clearTimeout(scrolled)
    const page = pageAt(location)
    if (page.href !== $page.get()?.href) void showPage(page, history.state?.scrollY ?? 0)
  })
  return () => end.abort()
}

/** Opens no tab and no window, downloads nothing, and nobody else has handled it. */
function isPlain(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasKey && !event.defaultPrevented
}

/** The link that was pressed or pointed at, if it leads to another screen of the app. */
function screenLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return null
  const page = pageAt(link)
  const isHere = link.hash !== '' && page.href === $page.get()?.href
  return link.origin === location.origin && page.route && !isHere ? link : null
}
