import { afterEach, vi } from 'vitest'
import type { ProblemBody } from '../../../src/api/problem.ts'
import type { UserRecord } from '../../../src/api/users/user-record.ts'

export interface ApiCall {
  /** `POST /auth/login`. */
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

/** Answers with a failure until it is mended. */
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
 * Replaces the network: everything above it is real code. Returns the calls in order. A call that
 * is not listed fails as if the server could not be reached.
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
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
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

/** What was sent by one method, in order. */
export function bodiesOf(calls: ApiCall[], method: 'PATCH' | 'POST'): unknown[] {
  return calls.filter(({ what }) => what.startsWith(method)).map(({ body }) => body)
}

/** A promise with its settling functions. */
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

/** Each test starts as a browser's first visit. */
export function startFresh(): void {
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
}
