import { storedToken } from '../../auth/stored-session.ts'
import { readDraft, writeDraft } from './drafts.ts'

/**
 * Hydrates the page's form at once if it has something to show: a draft from before a login, or what
 * the account of who is signed in knows.
 */
export function hydrateForm(draftName?: string): void {
  const hasDraft = draftName !== undefined && readDraft(draftName) !== null
  if (storedToken() === null && !hasDraft) return
  const hydrate = () =>
    document.querySelector('main astro-island')?.dispatchEvent(new Event('input'))
  if (document.readyState === 'complete') hydrate()
  else addEventListener('load', hydrate)
}

/**
 * Keeps what was typed over a reload before the form's script runs. Browsers restore every field
 * themselves but those with `autocomplete="off"`, such as identifiers.
 */
export function keepTyped(draftName: string): void {
  addEventListener('pagehide', () => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'main astro-island[ssr] input[autocomplete=off]',
    )
    const typed = [...fields].filter(({ value }) => value !== '')
    if (typed.length === 0) return
    const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
    writeDraft(draftName, { ...readDraft(draftName), ...values })
  })
}
