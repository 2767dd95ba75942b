import { setImmediate } from 'node:timers/promises'
import { afterEach, vi } from 'vitest'
import type { ProblemBody } from '../../../src/api/problem.ts'
import type { UserRecord } from '../../../src/api/users/user-record.ts'

export interface ApiCall {
  /** Method and path, such as `POST /auth/login`. */
  what: string
  query: URLSearchParams
  body: unknown
  bearer: string | null
  signal: AbortSignal
}

interface Answer {
  status?: number
  body: unknown
}

type Answerer = (call: ApiCall) => Answer | Promise<Answer>

export const unreachable: Answerer = () => Promise.reject(new TypeError('Failed to fetch'))

export function ok(body: unknown): Answerer {
  return () => ({ body })
}

export function problem(status: number, body: ProblemBody): Answerer {
  return () => ({ status, body })
}

/** Answers with a failure until `mend` is called. */
export function failingUntilMended(failure: Answerer, mended: Answerer) {
  let answer = failure
  return {
    answer: (call: ApiCall) => answer(call),
    mend: () => {
      answer = mended
    },
  }
}

/**
 * Replaces `fetch`; all other code is real. Returns the list of calls, in order, which grows. A call
 * without an answerer fails as if the server could not be reached.
 */
export function fakeApi(answerers: Record<string, Answerer>): ApiCall[] {
  const calls: ApiCall[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href))
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const call: ApiCall = {
      what: `${request.method} ${pathname.replace(/^\/api/, '')}`,
      query: searchParams,
      body: text ? JSON.parse(text) : undefined,
      bearer: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      signal: request.signal,
    }
    calls.push(call)
    const { status = 200, body } = await Promise.race([
      (answerers[call.what] ?? unreachable)(call),
      abortOf(request.signal),
    ])
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' },
    })
  })
  return calls
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  })
}

/** The bodies of the calls of one method, in order. */
export function bodiesOf(calls: ApiCall[], method: 'PATCH' | 'POST'): unknown[] {
  return calls.filter(({ what }) => what.startsWith(method)).map(({ body }) => body)
}

/** A promise and the function that resolves it. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

export function fakeUser(more: Partial<UserRecord> = {}): UserRecord {
  return {
    id: 'ada',
    firstName: 'Ada',
    lastName: 'Obi',
    name: 'Ada Obi',
    email: 'ada@example.com',
    phoneNumber: '08031234567',
    alternatePhoneNumber: null,
    address: '1 Broad Street',
    state: 'Lagos',
    lga: 'Ikeja',
    country: 'Nigeria',
    profilePicture: null,
    role: 'user',
    status: 'active',
    currentPlanId: { name: 'Free' },
    activeSubscriptionId: null,
    isVerified: false,
    emailVerified: true,
    createdAt: 0,
    lastLogin: null,
    ...more,
  }
}

/** Clears the browser after each test, so that the next starts like a first visit. */
export function startFresh(): void {
  afterEach(async () => {
    // A list that is read again after the last change would reach the next test.
    for (let turn = 0; turn < 5; turn += 1) await setImmediate()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
}
