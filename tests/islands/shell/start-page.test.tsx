import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, fakeUser, ok, startFresh } from '../support/fake-api.ts'

vi.mock('../../../src/islands/Toaster.tsx', () => ({ pushToast: vi.fn() }))

startFresh()
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-signed-in')
})

const isMarked = () => document.documentElement.hasAttribute('data-signed-in')

async function startPage(address: string) {
  history.replaceState(null, '', address)
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  await import('../../../src/islands/start-page.ts')
  const { pushToast } = await import('../../../src/islands/Toaster.tsx')
  vi.mocked(pushToast).mockClear()
  return { replace, pushToast }
}

function storedSession() {
  localStorage.setItem('AUTH_TOKEN', 'secret')
  localStorage.setItem('AUTH_USER', JSON.stringify(fakeUser()))
}

describe('every page on load', () => {
  it('sends no request and marks nothing when no token is stored', async () => {
    const calls = fakeApi({})
    await startPage('/')
    expect(isMarked()).toBe(false)
    expect(calls).toEqual([])
  })

  it('marks a stored token at once, and checks it', async () => {
    storedSession()
    const calls = fakeApi({ 'GET /auth/me': ok({ data: fakeUser() }) })
    await startPage('/')
    expect(isMarked()).toBe(true)
    // The first call loads its modules.
    await vi.waitFor(() => expect(calls.map(({ what }) => what)).toEqual(['GET /auth/me']), 10_000)
  })

  it('removes the mark when the token has expired', async () => {
    storedSession()
    fakeApi({
      'GET /auth/me': () => ({ status: 401, body: { message: 'No.', code: 'UNAUTHENTICATED' } }),
    })
    await startPage('/')
    await vi.waitFor(() => expect(isMarked()).toBe(false))
  })

  it('follows another tab', async () => {
    fakeApi({})
    await startPage('/')
    storedSession()
    window.dispatchEvent(new StorageEvent('storage', { key: 'AUTH_TOKEN' }))
    expect(isMarked()).toBe(true)
  })
})

describe('login opened with a token (spec §4)', () => {
  it.each([
    ['/login', '/dashboard'],
    ['/login/', '/dashboard'],
    ['/login?redirect=%2Fdashboard%2Fassets', '/dashboard/assets'],
    ['/login?redirect=%2F%2Fevil.com', '/dashboard'],
  ])('%s leads to %s, which shows the pending toasts', async (address, to) => {
    storedSession()
    fakeApi({})
    const { queueToast } = await import('../../../src/islands/shell/toasts.ts')
    queueToast('success', 'Account verified successfully. Login to your account')
    const { replace } = await startPage(address)
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(to))
    expect(sessionStorage.length).toBe(1)
  })

  it.each(['/login', '/signup'])('stays on %s without one', async (address) => {
    fakeApi({})
    const { replace } = await startPage(address)
    expect(replace).not.toHaveBeenCalled()
  })
})
