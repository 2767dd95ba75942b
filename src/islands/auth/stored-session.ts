/**
 * The keys in localStorage (spec §4). Only this file uses them, and only `session.ts` writes
 * through it.
 */
const tokenKey = 'AUTH_TOKEN'
const userKey = 'AUTH_USER'

export function storedToken(): string | null {
  return read(tokenKey) || null
}

/** The stored user, not validated. An older version of the site may have written it. */
export function storedUser(): unknown {
  try {
    return JSON.parse(read(userKey) ?? 'null')
  } catch {
    return null
  }
}

/**
 * The user is written first: the `storage` event of the token then finds the new user in other
 * tabs.
 */
export function storeSession(token: string, user: object): void {
  storeUser(user)
  write(tokenKey, token)
}

export function storeUser(user: object): void {
  write(userKey, JSON.stringify(user))
}

export function clearStoredSession(): void {
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
