/**
 * The keys in localStorage (spec §4). Only this file uses them, and only `session.ts` writes
 * through it. The script that calls early cannot import, and is told two of the keys.
 */
export const tokenKey = 'AUTH_TOKEN'
const userKey = 'AUTH_USER'
/** What the first screen showed last. It ends with the session. */
export const lastScreenKey = 'LAST_SCREEN'

export function storedToken(): string | null {
  return read(tokenKey) || null
}

/** The stored user, not validated. An older version of the site may have written it. */
export function storedUser(): unknown {
  return parse(read(userKey))
}

/** Not validated, either. */
export function storedLastScreen(): unknown {
  return parse(read(lastScreenKey))
}

/** Stores nothing once the session has ended or is another user’s, for example in another tab. */
export function storeLastScreen<Shown extends { userId: string }>(shown: Shown): void {
  const user = storedUser() as { id?: unknown } | null
  if (storedToken() !== null && user?.id === shown.userId) {
    write(lastScreenKey, JSON.stringify(shown))
  }
}

/**
 * The user is written first: the `storage` event of the token then finds the new user in other
 * tabs.
 */
export function storeSession(token: string, user: object): void {
  write(lastScreenKey, null)
  storeUser(user)
  write(tokenKey, token)
}

export function storeUser(user: object): void {
  write(userKey, JSON.stringify(user))
}

export function clearStoredSession(): void {
  write(lastScreenKey, null)
  write(userKey, null)
  write(tokenKey, null)
}

/**
 * Calls back when another tab changes either value, or when this page returns from the back-forward
 * cache.
 */
export function onStoredElsewhere(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === userKey || key === null) changed()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed()
  })
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

// Every access throws if the browser blocks storage. Users then do not stay signed in.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
