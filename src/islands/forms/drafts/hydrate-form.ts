import { storedToken } from '../../auth/stored-session.ts'
import { readDraft } from './drafts.ts'

/**
 * Hydrates the page's form at once if it has something to show: a draft from before a login, or the
 * status of the user's business.
 */
export function hydrateForm(draftName: string): void {
  if (storedToken() === null && readDraft(draftName) === null) return
  const hydrate = () =>
    document.querySelector('main astro-island')?.dispatchEvent(new Event('input'))
  if (document.readyState === 'complete') hydrate()
  else addEventListener('load', hydrate)
}
