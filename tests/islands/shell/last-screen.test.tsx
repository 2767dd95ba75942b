import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { daysMs as days } from '../../../src/domain/durations.ts'
import { clearSession, startSession } from '../../../src/islands/session.ts'
import { deferred, fakeApi, fakeUser, ok, startFresh, unreachable } from '../support/fake-api.ts'
import { openApp, report, title } from '../support/open-app.tsx'

startFresh()

const answered = { body: { data: [report({ name: 'Red Tecno' })] } }

/** Leaves the home screen in the browser as its user saw it. */
function storeHome(at = Date.now()) {
  const shown = { userId: 'ada', at, reports: [report({ name: 'Blue Tecno' })], tasks: [] }
  localStorage.setItem('LAST_SCREEN', JSON.stringify(shown))
}

function openWaiting(user = fakeUser()) {
  const reports = deferred<typeof answered>()
  const calls = openApp('/dashboard', {
    user,
    isReturning: true,
    answers: { 'GET /reports/user': () => reports.promise },
  })
  return { calls, answer: () => act(async () => reports.resolve(answered)) }
}

describe('the home screen of a returning user', () => {
  it('shows what it showed last and says of when, and then what the server answers', async () => {
    storeHome()
    const { answer } = openWaiting()
    expect(await screen.findByRole('link', { name: 'Blue Tecno' })).toBeTruthy()
    expect(screen.getByText(/^As of .*\d\d:\d\d$/)).toBeTruthy()
    await answer()
    expect(await screen.findByRole('link', { name: 'Red Tecno' })).toBeTruthy()
    expect(screen.queryByText(/^As of/)).toBeNull()
    expect(screen.queryByText('Blue Tecno')).toBeNull()
    await waitFor(() => expect(localStorage.getItem('LAST_SCREEN')).toContain('Red Tecno'))
  })

  it('keeps it while Toju cannot be reached, and shows what is new once the line is back', async () => {
    storeHome()
    let isThere = false
    const answer: Parameters<typeof fakeApi>[0][string] = (call) =>
      isThere ? answered : unreachable(call)
    openApp('/dashboard', {
      isReturning: true,
      answers: { 'GET /reports/user': answer },
    })
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })
    expect(again).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Blue Tecno' })).toBeTruthy()
    expect(screen.getByText(/^As of .*\d\d:\d\d$/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    isThere = true
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
    expect(await screen.findByRole('link', { name: 'Red Tecno' })).toBeTruthy()
  })

  it('shows nothing after a week', async () => {
    storeHome(Date.now() - days(7))
    const { answer } = openWaiting()
    await title('Hello, Ada')
    expect(screen.queryByText('Blue Tecno')).toBeNull()
    await answer()
    expect(await screen.findByRole('link', { name: 'Red Tecno' })).toBeTruthy()
  })

  it('shows another user of the browser nothing of it', async () => {
    const bola = fakeUser({ id: 'bola', firstName: 'Bola' })
    storeHome()
    const { answer } = openWaiting(bola)
    await title('Hello, Bola')
    expect(screen.queryByText('Blue Tecno')).toBeNull()
    await answer()
    expect(await screen.findByRole('link', { name: 'Red Tecno' })).toBeTruthy()
  })

  it('shows and keeps nothing of a user once another has logged in in another tab', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const { answer } = openWaiting()
    await answer()
    expect(await screen.findByRole('link', { name: 'Red Tecno' })).toBeTruthy()
    act(() => {
      startSession({ access_token: 'other', user: fakeUser({ id: 'bola', firstName: 'Bola' }) })
    })
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.queryByRole('link', { name: 'Red Tecno' })).toBeNull()
    expect(localStorage.getItem('LAST_SCREEN')).toBeNull()
    reload.mockRestore()
  })

  it('is forgotten when the session ends or another one begins, and not stored after that', async () => {
    for (const change of [
      clearSession,
      () => startSession({ access_token: 'other', user: fakeUser({ id: 'bola' }) }),
    ]) {
      localStorage.setItem('AUTH_TOKEN', 'secret')
      storeHome()
      change()
      expect(localStorage.getItem('LAST_SCREEN')).toBeNull()
    }
    const { keepLastScreen } = await import('../../../src/islands/shell/loading/last-screen.ts')
    // The other tab has not heard of it yet.
    keepLastScreen({ userId: 'ada', at: 0 })
    expect(localStorage.getItem('LAST_SCREEN')).toBeNull()
    clearSession()
    keepLastScreen({ userId: 'bola', at: 0 })
    expect(localStorage.getItem('LAST_SCREEN')).toBeNull()
  })

  it('leaves out of the page what says that it is not kept', async () => {
    const { keepLastScreen } = await import('../../../src/islands/shell/loading/last-screen.ts')
    startSession({ access_token: 'secret', user: fakeUser() })
    document.body.innerHTML =
      '<astro-island client="only"><p>3 reports</p><p data-not-kept>Ada Obi</p></astro-island>'
    keepLastScreen({ userId: 'ada', at: 0 })
    const { html } = JSON.parse(localStorage.getItem('LAST_SCREEN') ?? '')
    expect(html).toBe('<p>3 reports</p>')
  })

  it('keeps no style, and a text that looks like one as it is', async () => {
    const { keepLastScreen } = await import('../../../src/islands/shell/loading/last-screen.ts')
    startSession({ access_token: 'secret', user: fakeUser() })
    document.body.innerHTML =
      '<astro-island client="only"><p style="top:0">TV style="</p><img alt="<b>Call me</b>"></astro-island>'
    keepLastScreen({ userId: 'ada', at: 0 })
    const page = document.createElement('template')
    page.innerHTML = JSON.parse(localStorage.getItem('LAST_SCREEN') ?? '').html
    expect(page.content.textContent).toBe('TV style="')
    expect(page.content.querySelector('b, [style]')).toBeNull()
  })

  it('waits for the server when the browser blocks its storage', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    const { lastScreenOf, keepLastScreen } = await import(
      '../../../src/islands/shell/loading/last-screen.ts'
    )
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    keepLastScreen({ userId: 'ada', at: 0 })
    expect(lastScreenOf('ada', () => true)).toBeNull()
  })
})

it('takes a call over that the page has started, once, soon and only for the same session', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(2_000)
  const { fetchOrTakeOver } = await import('../../../src/islands/early-calls/started-calls.ts')
  const calls = fakeApi({ 'GET /tasks': ok({ data: [] }) })
  const url = `${location.origin}/api/tasks`
  const start = (token: string, response: Promise<Response>) => {
    window.startedCalls = new Map([['/api/tasks', { authorization: `Bearer ${token}`, response }]])
  }
  const ask = async () =>
    (
      await fetchOrTakeOver(new Request(url, { headers: { authorization: 'Bearer secret' } }))
    ).text()
  const tasksAsked = () => calls.filter(({ what }) => what === 'GET /tasks').length
  start('secret', Promise.resolve(new Response('started')))
  expect(await ask()).toBe('started')
  expect(tasksAsked()).toBe(0)
  expect(await ask()).toBe('{"data":[]}')
  start('another', Promise.resolve(new Response('started')))
  expect(await ask()).toBe('{"data":[]}')
  start('secret', Promise.reject(new TypeError('Failed to fetch')))
  expect(await ask()).toBe('{"data":[]}')
  now.mockReturnValue(40_000)
  start('secret', Promise.resolve(new Response('started')))
  expect(await ask()).toBe('{"data":[]}')
  expect(tasksAsked()).toBe(4)
})
