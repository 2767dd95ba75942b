import { isDataUrl } from '../../uploads/data-url.ts'

const prefix = 'DRAFT:'

/** The time of the last log-out in any tab. A tab that has not seen it clears its drafts. */
const logoutKey = 'DRAFTS_CLEARED_AT'

const textKey = (name: string) => prefix + name
/** A picture that waits for its upload is stored apart: without room for it the text is kept. */
const pictureKey = (name: string) => `${prefix}${name} picture`

/** What was typed into a form before a reload or a new login; null if nothing was. */
export function readDraft<Form extends object>(name: string): Partial<Form> | null {
  const draft = { ...read(textKey(name)), ...read(pictureKey(name)) }
  return Object.keys(draft).length > 0 ? (draft as Partial<Form>) : null
}

/**
 * Stores typed values in this tab until `clearDraft`. `name` must include the user's id. Passwords
 * are left out.
 */
export function writeDraft(name: string, values: object): void {
  const { password: _, ...kept } = values as Record<string, unknown>
  const isPicture = ([, value]: [string, unknown]) => isDataUrl(value)
  const entries = Object.entries(kept)
  const text = entries.filter((entry) => !isPicture(entry))
  store(textKey(name), text)
  store(pictureKey(name), entries.filter(isPicture))
}

export function clearDraft(name: string): void {
  writeDraft(name, {})
}

/** Clears the drafts of all tabs, because the next user of this browser must not find them. */
export function clearDrafts(): void {
  clearTab()
  const now = String(Date.now())
  try {
    localStorage.setItem(logoutKey, now)
    sessionStorage.setItem(logoutKey, now)
  } catch {
    // The storage is full or blocked; other tabs then have no drafts either.
  }
}

/** Clears the drafts of this tab if the user has logged out in another one. */
function clearAfterLogout(): void {
  try {
    const last = localStorage.getItem(logoutKey)
    if (last === null || last === sessionStorage.getItem(logoutKey)) return
    clearTab()
    sessionStorage.setItem(logoutKey, last)
  } catch {
    // Without storage there are no drafts.
  }
}

function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there are no drafts.
  }
}

if (typeof window !== 'undefined') {
  clearAfterLogout()
  addEventListener('storage', ({ key }) => key === logoutKey && clearAfterLogout())
  addEventListener('pageshow', ({ persisted }) => persisted && clearAfterLogout())
}

function read(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

function store(key: string, entries: [string, unknown][]): void {
  try {
    const text = JSON.stringify(Object.fromEntries(entries))
    if (entries.length === 0) sessionStorage.removeItem(key)
    else if (sessionStorage.getItem(key) !== text) sessionStorage.setItem(key, text)
  } catch {
    // The storage is full or blocked; the form works without it.
  }
}
