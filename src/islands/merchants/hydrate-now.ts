import { storedToken } from '../auth/stored-session.ts'
import { hasDraft } from '../forms/drafts/drafts.ts'

/**
 * Wakes the page's form before anyone reaches for it, where it has something to show at once: what was
 * typed before a log-in, or the status of the signed-in user's business.
 */
export function hydrateForm(draftName: string): void {
  if (storedToken() === null && !hasDraft(draftName)) return
  const wake = () => document.querySelector('main astro-island')?.dispatchEvent(new Event('input'))
  if (document.readyState === 'complete') wake()
  else addEventListener('load', wake)
}
