import { atom } from 'nanostores'
import type { EndpointName, InputOf, ResultOf } from '../api/contracts.ts'
import type { Method } from '../api/endpoint.ts'
import { type CallOptions, createApiClient } from '../api/http.ts'
import { ApiError } from '../api/problem.ts'
import type { UserRecord } from '../api/users/user-record.ts'
import { safeRedirect } from '../domain/auth/redirects.ts'
import { isStaff, roles } from '../domain/users/users.ts'
import {
  clearStoredSession,
  onStoredElsewhere,
  storedToken,
  storedUser,
  storeSession,
  storeUser,
} from './auth/stored-session.ts'
import { fetchOrTakeOver } from './early-calls/started-calls.ts'
import { type FailureWords, translateError } from './failure-words.ts'
import { loginPath, paths } from './paths.ts'

const texts = ['id', 'firstName', 'lastName', 'name', 'email', 'phoneNumber', 'country'] as const

/** `unknown`: not checked yet, as on the server. */
export type Session = { status: 'unknown' } | { status: 'out' } | { status: 'in'; user: UserRecord }

const signedOut: Session = { status: 'out' }

export const $session = atom<Session>({ status: 'unknown' })

const send = createApiClient({ origin: '', token: storedToken, fetch: fetchOrTakeOver })

/** Rewords errors for screens in another language; null on screens in English. */
export const $failureWords = atom<FailureWords | null>(null)

/** Counts the calls that may have changed something on the server, refused ones too. */
export const $changes = atom(0)

let hasEnded = false

/** True if the server or another tab ended the session. */
export function hasSessionEnded(): boolean {
  return hasEnded
}

/**
 * Calls an endpoint as the signed-in user. It signs out when the server reports that the session
 * has ended.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  options?: CallOptions,
): Promise<ResultOf<Name>> {
  const [method, path] = name.split(' ') as [Method, `/${string}`]
  const token = storedToken()
  try {
    return (await send({ method, path }, input, options)) as ResultOf<Name>
  } catch (error) {
    if (token !== null && token === storedToken() && isSessionOver(error)) {
      hasEnded = true
      clearSession()
    }
    const words = $failureWords.get()
    throw words && error instanceof ApiError ? translateError(error, words) : error
  } finally {
    if (method !== 'GET') $changes.set($changes.get() + 1)
  }
}

function isSessionOver(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 401 &&
    error.body?.code !== 'WRONG_CREDENTIALS' &&
    error.body?.code !== 'TWO_FACTOR_CODE_REQUIRED'
  )
}

/**
 * Signs in with the response of `POST /auth/login`. Returns false if the browser stores nothing: the
 * next page would not know the user.
 */
export function startSession(login: { access_token: string; user: UserRecord }): boolean {
  hasEnded = false
  storeSession(login.access_token, login.user)
  if (storedToken() !== login.access_token) return false
  $session.set({ status: 'in', user: login.user })
  return true
}

let restoring: Promise<Session> | undefined

/**
 * Checks the stored token with the server, only once for all callers (spec §2 root behaviour).
 * Never rejects: the stored user stays if the server fails or cannot be reached.
 */
export function restoreSession(): Promise<Session> {
  restoring ??= restore().finally(() => {
    restoring = undefined
  })
  return restoring
}

async function restore(): Promise<Session> {
  const token = storedToken()
  if (token === null) $session.set(signedOut)
  else {
    try {
      const { data } = await call('GET /auth/me', {})
      if (token === storedToken()) replaceUser(data)
    } catch {
      $session.set(readStored())
    }
  }
  return $session.get()
}

/** Takes the stored user for signed in until the server has confirmed it: for the apps’ first paint. */
export function assumeStoredSession(): void {
  const stored = readStored()
  if ($session.get().status === 'unknown' && stored.status === 'in') $session.set(stored)
}

/** A session needs both a token and a valid user. */
function readStored(): Session {
  const user = storedUser()
  return storedToken() !== null && isUserRecord(user) ? { status: 'in', user } : signedOut
}

/** Replaces the current user, for example after a change of the profile. */
export function replaceUser(user: UserRecord): void {
  storeUser(user)
  $session.set({ status: 'in', user })
}

// Log-out should not wait long on a slow connection.
const logOutTimeoutMs = 4_000

/** Signs out, here and on the server. The browser deletes the token before it calls the server. */
export async function endSession(): Promise<void> {
  const token = storedToken()
  clearStoredSession()
  if (token !== null) {
    const signal = AbortSignal.timeout(logOutTimeoutMs)
    await createApiClient({ origin: '', token: () => token })(
      { method: 'POST', path: '/auth/logout' },
      {},
      { signal },
    ).catch(() => {})
  }
  $session.set(signedOut)
}

/** Signs out here only, because the server has already ended the session. */
export function clearSession(): void {
  clearStoredSession()
  $session.set(signedOut)
}

/**
 * The guard of both apps: null if the user is signed in, otherwise the log-in URL. `path` is the
 * requested path, query and hash.
 */
export async function requireSession(path: string): Promise<string | null> {
  if ($session.get().status === 'in') return null
  if ((await restoreSession()).status === 'in') return null
  clearSession()
  return loginPath(path)
}

/** The path after log-in, and the message shown there (spec §4 login redirect). */
export function afterLogin(
  user: Pick<UserRecord, 'role' | 'isVerified'>,
  redirect: string | null,
): { to: string; info?: string } {
  const wanted = safeRedirect(redirect)
  // The first screen of staff is the back office. From a link to another one they go on to it.
  if (isStaff(user.role)) return { to: wanted && wanted !== paths.dashboard ? wanted : paths.admin }
  // In the API `isVerified` means that a verification is pending.
  if (user.isVerified) {
    return {
      to: paths.verify,
      info: 'Please verify your email before logging in. OTP sent to your email.',
    }
  }
  return { to: wanted ?? paths.dashboard }
}

if (typeof window !== 'undefined') {
  onStoredElsewhere(() => {
    const stored = readStored()
    hasEnded ||= $session.get().status === 'in' && storedToken() === null
    if (stored.status === 'in' || storedToken() === null) $session.set(stored)
    // Another version may have written a user that this page cannot read. This page checks the
    // session only if nobody is signed in here; otherwise tabs would trigger each other endlessly.
    else if ($session.get().status !== 'in') void restoreSession()
  })
}

/**
 * True if a stored value is a user that screens can show. It does not use the API schema, which is
 * five times the size; the first API call replaces the value with the server’s.
 */
function isUserRecord(value: unknown): value is UserRecord {
  if (!isRecord(value) || !texts.every((name) => typeof value[name] === 'string')) return false
  const { role, status, currentPlanId, isVerified, emailVerified } = value
  return (
    roles.some((known) => known === role) &&
    (status === 'active' || status === 'suspended') &&
    isRecord(currentPlanId) &&
    typeof currentPlanId['name'] === 'string' &&
    typeof isVerified === 'boolean' &&
    typeof emailVerified === 'boolean'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
