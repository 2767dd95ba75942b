import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/problem.ts'
import {
  $session,
  afterLogin,
  call,
  endSession,
  replaceUser,
  requireSession,
  restoreSession,
  startSession,
} from '../../../src/islands/session.ts'
import {
  deferred,
  fakeApi,
  fakeUser,
  ok,
  problem,
  startFresh,
  unreachable,
} from '../support/fake-api.ts'

startFresh()

beforeEach(() => $session.set({ status: 'unknown' }))

const notSignedIn = problem(401, { message: 'Log in to go on.', code: 'UNAUTHENTICATED' })

function storedSession(token: string, user: unknown) {
  localStorage.setItem('AUTH_TOKEN', token)
  if (user) localStorage.setItem('AUTH_USER', JSON.stringify(user))
}

function storedName(): unknown {
  return JSON.parse(localStorage.getItem('AUTH_USER') ?? 'null')?.firstName
}

/** Changes the storage and notifies this tab as a change in another tab would. */
function otherTab(change: () => void, key: string | null) {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

describe('spec §4 login redirect', () => {
  it.each([
    ['admin', false, null, '/admin'],
    ['super-admin', false, null, '/admin'],
    ['admin', true, null, '/admin'],
    ['super-admin', true, '/dashboard', '/admin'],
    ['admin', false, '/dashboard/assets/one', '/dashboard/assets/one'],
    ['admin', false, '//evil.com', '/admin'],
    ['admin', false, '/admin/items/one?status=all', '/admin/items/one?status=all'],
    ['user', false, null, '/dashboard'],
    ['user', false, '', '/dashboard'],
    ['user', false, '/dashboard/assets?sort=name#top', '/dashboard/assets?sort=name#top'],
    ['user', false, 'https://evil.com', '/dashboard'],
    ['user', false, '//evil.com', '/dashboard'],
    ['user', false, '/\\evil.com', '/dashboard'],
  ] as const)(
    '%s, isVerified %s, redirect %j → %s, with no message',
    (role, isVerified, redirect, to) => {
      expect(afterLogin(fakeUser({ role, isVerified }), redirect)).toEqual({ to })
    },
  )

  it.each([null, '/dashboard/assets'])(
    'user, isVerified true, redirect %j → /verify, with an explanation',
    (redirect) => {
      expect(afterLogin(fakeUser({ role: 'user', isVerified: true }), redirect)).toEqual({
        to: '/verify',
        info: 'Please verify your email before logging in. OTP sent to your email.',
      })
    },
  )
})

describe('signing in', () => {
  it('stores the token under AUTH_TOKEN with the user beside it, and updates every island at once', () => {
    const seen: string[] = []
    const stop = $session.listen(({ status }) => seen.push(status))
    startSession({ access_token: 'secret', user: fakeUser() })
    stop()
    expect(localStorage.getItem('AUTH_TOKEN')).toBe('secret')
    expect(storedName()).toBe('Ada')
    expect(seen).toEqual(['in'])
  })

  it('sends the token with each call afterwards', async () => {
    const calls = fakeApi({ 'GET /auth/me': ok({ data: fakeUser() }) })
    startSession({ access_token: 'secret', user: fakeUser() })
    await call('GET /auth/me', {})
    expect(calls[0]?.bearer).toBe('secret')
  })
})

describe('the stored token before every load (spec §2)', () => {
  it('is not checked when there is none', async () => {
    const calls = fakeApi({})
    expect(await restoreSession()).toEqual({ status: 'out' })
    expect(calls).toEqual([])
  })

  it('signs its user in with the server’s current data', async () => {
    storedSession('secret', fakeUser({ firstName: 'Old' }))
    fakeApi({ 'GET /auth/me': ok({ data: fakeUser({ firstName: 'New' }) }) })
    expect(await restoreSession()).toMatchObject({ status: 'in', user: { firstName: 'New' } })
    expect(storedName()).toBe('New')
  })

  it('is checked once for all islands', async () => {
    storedSession('secret', fakeUser())
    const calls = fakeApi({ 'GET /auth/me': ok({ data: fakeUser() }) })
    await Promise.all([restoreSession(), restoreSession(), requireSession('/dashboard')])
    expect(calls).toHaveLength(1)
  })

  it('is cleared when the server says it has expired', async () => {
    storedSession('secret', fakeUser())
    fakeApi({ 'GET /auth/me': notSignedIn })
    expect(await restoreSession()).toEqual({ status: 'out' })
    expect(localStorage.length).toBe(0)
  })

  it.each([
    ['cannot be reached', unreachable],
    ['fails', problem(500, { message: 'Something went wrong.', code: 'INTERNAL' })],
    ['is busy', problem(503, { message: 'Try again.', code: 'BUSY' })],
    ['limits requests', problem(429, { message: 'Too many.', code: 'TOO_MANY_REQUESTS' })],
  ])('keeps the stored user when the server %s', async (_, answer) => {
    storedSession('secret', fakeUser())
    fakeApi({ 'GET /auth/me': answer })
    expect(await restoreSession()).toMatchObject({ status: 'in', user: { firstName: 'Ada' } })
    expect(localStorage.getItem('AUTH_TOKEN')).toBe('secret')
  })

  it.each([
    ['is missing', null],
    ['was stored by other pages', { name: 'Ada' }],
  ])(
    'signs nobody in after a failure when the stored user %s, and is retried next time',
    async (_, user) => {
      storedSession('secret', user)
      fakeApi({ 'GET /auth/me': unreachable })
      expect(await restoreSession()).toEqual({ status: 'out' })
      expect(localStorage.getItem('AUTH_TOKEN')).toBe('secret')
      fakeApi({ 'GET /auth/me': ok({ data: fakeUser() }) })
      expect(await restoreSession()).toMatchObject({ status: 'in' })
    },
  )

  it('does not restore the old user when another signs in meanwhile', async () => {
    storedSession('old', fakeUser({ firstName: 'Old' }))
    const answer = deferred<{ body: unknown }>()
    fakeApi({ 'GET /auth/me': () => answer.promise })
    const restored = restoreSession()
    startSession({ access_token: 'new', user: fakeUser({ firstName: 'New' }) })
    answer.resolve({ body: { data: fakeUser({ firstName: 'Old' }) } })
    expect(await restored).toMatchObject({ user: { firstName: 'New' } })
    expect(storedName()).toBe('New')
  })
})

describe('the guard of both app shells', () => {
  it('opens for a signed-in user without another request', async () => {
    const calls = fakeApi({})
    startSession({ access_token: 'secret', user: fakeUser() })
    expect(await requireSession('/dashboard')).toBeNull()
    expect(calls).toEqual([])
  })

  it('opens for a stored token whose user is fetched', async () => {
    storedSession('secret', null)
    fakeApi({ 'GET /auth/me': ok({ data: fakeUser() }) })
    expect(await requireSession('/dashboard')).toBeNull()
    expect($session.get()).toMatchObject({ status: 'in' })
  })

  it.each([
    ['there is no token', null, unreachable],
    ['the token has expired', 'secret', notSignedIn],
    ['the user cannot be fetched', 'secret', unreachable],
  ])('clears the token and leads to login and back when %s', async (_, token, answer) => {
    if (token) storedSession(token, null)
    fakeApi({ 'GET /auth/me': answer })
    expect(await requireSession('/dashboard/assets?sort=name#top')).toBe(
      '/login?redirect=%2Fdashboard%2Fassets%3Fsort%3Dname%23top',
    )
    expect(localStorage.getItem('AUTH_TOKEN')).toBeNull()
  })
})

describe('signing out', () => {
  it('removes the token from the browser before telling the server, and names the session to end', async () => {
    startSession({ access_token: 'secret', user: fakeUser() })
    const stored: (string | null)[] = []
    const calls = fakeApi({
      'POST /auth/logout': () => {
        stored.push(localStorage.getItem('AUTH_TOKEN'))
        return { body: { message: 'Logout successful' } }
      },
    })
    await endSession()
    expect(calls.map(({ what, bearer }) => [what, bearer])).toEqual([
      ['POST /auth/logout', 'secret'],
    ])
    expect(stored).toEqual([null])
    expect($session.get()).toEqual({ status: 'out' })
    expect(localStorage.length).toBe(0)
  })

  it('works with the network down', async () => {
    startSession({ access_token: 'secret', user: fakeUser() })
    fakeApi({})
    await endSession()
    expect($session.get()).toEqual({ status: 'out' })
    expect(localStorage.length).toBe(0)
  })

  it('happens automatically when a call reports an expired session', async () => {
    startSession({ access_token: 'secret', user: fakeUser() })
    fakeApi({ 'GET /auth/me': notSignedIn })
    await expect(call('GET /auth/me', {})).rejects.toBeInstanceOf(ApiError)
    expect($session.get()).toEqual({ status: 'out' })
    expect(localStorage.length).toBe(0)
  })

  it('does not happen when a wrong password is refused', async () => {
    startSession({ access_token: 'secret', user: fakeUser() })
    fakeApi({ 'POST /auth/login': problem(401, { message: 'No.', code: 'WRONG_CREDENTIALS' }) })
    await expect(
      call('POST /auth/login', { email: 'a@b.ng', password: 'x' }),
    ).rejects.toBeInstanceOf(ApiError)
    expect($session.get()).toMatchObject({ status: 'in' })
  })

  it('does not happen when the refused token has been replaced meanwhile', async () => {
    startSession({ access_token: 'old', user: fakeUser() })
    fakeApi({
      'GET /auth/me': (call) => {
        startSession({ access_token: 'new', user: fakeUser() })
        return notSignedIn(call)
      },
    })
    await expect(call('GET /auth/me', {})).rejects.toBeInstanceOf(ApiError)
    expect(localStorage.getItem('AUTH_TOKEN')).toBe('new')
  })
})

describe('another tab', () => {
  it('that signs in signs this one in', () => {
    otherTab(() => storedSession('secret', fakeUser()), 'AUTH_TOKEN')
    expect($session.get()).toMatchObject({ status: 'in', user: { firstName: 'Ada' } })
  })

  it('that signs out signs this one out', () => {
    startSession({ access_token: 'secret', user: fakeUser() })
    otherTab(() => localStorage.removeItem('AUTH_TOKEN'), 'AUTH_TOKEN')
    expect($session.get()).toEqual({ status: 'out' })
  })

  it('that clears all storage signs this one out', () => {
    startSession({ access_token: 'secret', user: fakeUser() })
    otherTab(() => localStorage.clear(), null)
    expect($session.get()).toEqual({ status: 'out' })
  })

  it('that changes the profile changes it here', () => {
    startSession({ access_token: 'secret', user: fakeUser() })
    otherTab(() => storedSession('secret', fakeUser({ firstName: 'Adaeze' })), 'AUTH_USER')
    expect($session.get()).toMatchObject({ user: { firstName: 'Adaeze' } })
  })

  it('that changes something else changes nothing here', () => {
    startSession({ access_token: 'secret', user: fakeUser() })
    const seen = vi.fn()
    const stop = $session.listen(seen)
    otherTab(() => localStorage.setItem('theme', 'dark'), 'theme')
    stop()
    expect(seen).not.toHaveBeenCalled()
  })

  it('that stores a token without its user makes this one fetch the user', async () => {
    const calls = fakeApi({ 'GET /auth/me': ok({ data: fakeUser() }) })
    otherTab(() => storedSession('secret', null), 'AUTH_TOKEN')
    await vi.waitFor(() => expect($session.get()).toMatchObject({ status: 'in' }))
    expect(calls).toHaveLength(1)
  })
})

it('a page restored from the back-forward cache shows who is signed in now', () => {
  startSession({ access_token: 'secret', user: fakeUser() })
  localStorage.clear()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect($session.get()).toEqual({ status: 'out' })
})

it('a changed profile is kept for the next page', () => {
  startSession({ access_token: 'secret', user: fakeUser() })
  replaceUser(fakeUser({ firstName: 'Adaeze' }))
  expect($session.get()).toMatchObject({ user: { firstName: 'Adaeze' } })
  expect(storedName()).toBe('Adaeze')
})
