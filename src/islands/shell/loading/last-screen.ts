import { daysMs } from '../../../domain/durations.ts'
import { storedLastScreen, storeLastScreen } from '../../auth/stored-session.ts'

/** What the home screen of an app showed a user last in this browser. */
export type LastScreen<Shown> = Shown & {
  userId: string
  /** Milliseconds since 1970. */
  at: number
}

/** An older one says little of today, and may belong to a session that ended elsewhere. */
const keptMs = daysMs(7)

/**
 * Null for another user, for an old one, and for what another screen or another version of the site has
 * stored.
 */
export function lastScreenOf<Shown extends object>(
  userId: string,
  isShown: (stored: Partial<Shown>) => boolean,
): LastScreen<Shown> | null {
  const stored = storedLastScreen() as Partial<LastScreen<Shown>> | null
  const isRecent = Math.abs(Date.now() - (stored?.at ?? 0)) < keptMs
  const isKept = stored && isRecent && stored.userId === userId && isShown(stored)
  return isKept ? (stored as LastScreen<Shown>) : null
}

/**
 * Also as the page shows it now, without what was typed and parts that say `data-not-kept`, for
 * `app-script.ts`, which shows it before any script has loaded.
 */
export function keepLastScreen(screen: LastScreen<object>): void {
  const app = document.querySelector('astro-island[client=only]')
  const page = document.createElement('template')
  page.innerHTML = app?.innerHTML ?? ''
  for (const part of page.content.querySelectorAll('[data-not-kept]')) part.remove()
  for (const field of page.content.querySelectorAll('input')) field.removeAttribute('value')
  // The browser applies no style that a text brings along.
  for (const part of page.content.querySelectorAll('[style]')) part.removeAttribute('style')
  storeLastScreen({
    ...screen,
    version: app?.getAttribute('component-url'),
    html: page.innerHTML,
  })
}

/** Shows the app in place of what `app-script.ts` shows. */
export function endLastScreen(): void {
  const last = document.getElementById('last-screen')
  if (!last) return
  last.remove()
  document.querySelector<HTMLElement>('astro-island[client=only]')?.removeAttribute('hidden')
}
