import { act, fireEvent, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../src/islands/shell/query-client.ts'
import { CurrentScreen } from '../../../src/islands/shell/routing/CurrentScreen.tsx'
import {
  followLinks,
  goBack,
  openPath,
  useKeptText,
  withSearch,
} from '../../../src/islands/shell/routing/navigation.ts'
import { $page, $shown, createRoute } from '../../../src/islands/shell/routing/route.ts'
import {
  pageAt,
  type Screen,
  showCurrentPage,
  startApp,
} from '../../../src/islands/shell/routing/show-page.ts'
import { startFresh } from '../support/fake-api.ts'

startFresh()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Home = () => null
const Pending = () => null
const List = ({ children }: { children?: ReactNode }) => children
const Item = () => null

const home = createRoute({ path: '/app' })
const list = createRoute({
  path: '/app/items',
  readSearch: ({ uid }) => (uid === undefined ? {} : { uid }),
})
const newItem = createRoute({ path: '/app/items/new' })

/** An item whose data arrives when the test says so. */
function slowItem() {
  const loaded: string[] = []
  let settle = { arrive: (_: string) => {}, fail: (_: Error) => {} }
  const route = createRoute({
    path: '/app/items/:id',
    parent: list,
    Pending,
    load: (_client, { params: { id } }) => {
      loaded.push(id)
      return new Promise<string>((arrive, fail) => {
        settle = { arrive, fail }
      })
    },
  })
  return {
    route,
    loaded,
    arrive: (data: string) => settle.arrive(data),
    fail: (error: Error) => settle.fail(error),
  }
}

async function start(path: string, more: readonly Screen[] = []) {
  history.replaceState(null, '', path)
  const screens = [
    { route: home, load: () => Home },
    { route: list, load: async () => List },
    ...more,
    { route: newItem, load: () => Home },
  ]
  startApp(screens, createQueryClient())
  await showCurrentPage()
}

const shownPath = () => $shown.get()?.page.path

describe('the address of a screen', () => {
  it.each(['12E45678', '0012', '1e3', 'true', 'null', '"quoted"', '{}', '100%41', 'a b&c=d#e'])(
    'keeps %s as it is',
    async (uid) => {
      await start('/app')
      await openPath(withSearch('/app/items', { uid, page: undefined }))
      expect(pageAt(location).search).toEqual({ uid })
    },
  )

  it('is that of the fixed path before that of one with a parameter', async () => {
    const item = slowItem()
    await start('/app/items/new/', [{ route: item.route, load: () => Item }])
    expect($page.get()?.route).toBe(newItem)
    expect(pageAt(new URL('https://toju.ng/app/items/7')).params).toEqual({ id: '7' })
    expect(pageAt(new URL('https://toju.ng/app/items/7/edit')).route).toBeUndefined()
    expect(pageAt(new URL('https://toju.ng/app/other')).route).toBeUndefined()
  })
})

describe('while a screen loads (spec §9)', () => {
  it('the screen before stays for a second, then the pending one for half a second', async () => {
    const item = slowItem()
    await start('/app/items', [{ route: item.route, load: () => Item }])
    const opened = openPath('/app/items/7')
    expect($page.get()?.path).toBe('/app/items/7')
    await vi.advanceTimersByTimeAsync(999)
    expect(shownPath()).toBe('/app/items')
    await vi.advanceTimersByTimeAsync(1)
    // Around it, the list stays.
    expect($shown.get()).toMatchObject({ page: { path: '/app/items/7' }, screens: [List, Pending] })
    item.arrive('a phone')
    await vi.advanceTimersByTimeAsync(499)
    expect($shown.get()?.screens).toEqual([List, Pending])
    await vi.advanceTimersByTimeAsync(1)
    await opened
    expect($shown.get()).toMatchObject({ screens: [List, Item], data: 'a phone' })
  })

  it('what was opened last wins', async () => {
    const item = slowItem()
    await start('/app/items', [{ route: item.route, load: () => Item }])
    void openPath('/app/items/7')
    await openPath('/app')
    item.arrive('a phone')
    await vi.advanceTimersByTimeAsync(3000)
    expect(shownPath()).toBe('/app')
  })

  it('a failure is shown in the list, and the same page can be loaded again', async () => {
    const item = slowItem()
    await start('/app/items', [{ route: item.route, load: () => Item }])
    vi.stubGlobal('fetch', async () => Response.json({}))
    void openPath('/app/items/7')
    item.fail(new Error('broken'))
    await vi.advanceTimersByTimeAsync(100)
    expect($shown.get()).toMatchObject({ screens: [List], error: { message: 'broken' } })
    void showCurrentPage()
    item.arrive('a phone')
    await vi.advanceTimersByTimeAsync(100)
    expect($shown.get()).toMatchObject({ screens: [List, Item], data: 'a phone' })
    expect($shown.get()?.error).toBeUndefined()
  })

  it('a script that cannot be fetched is a lost connection, and is fetched once the line is back', async () => {
    await start('/app', [
      {
        route: slowItem().route,
        load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      },
    ])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    void openPath('/app/items/7')
    await vi.advanceTimersByTimeAsync(100)
    expect($shown.get()?.error).toMatchObject({ status: 0 })
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    render(<CurrentScreen />)
    expect(reload).not.toHaveBeenCalled()
    dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledOnce()
    reload.mockRestore()
  })
})

describe('links', () => {
  const link = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('a') as HTMLAnchorElement
  }
  it('to screens are followed without a new page; others are left to the browser', async () => {
    await start('/app')
    const stop = followLinks()
    const inside = link('<a href="/app/items"><b>Items</b></a>').firstElementChild as Element
    expect(fireEvent.click(inside)).toBe(false)
    await vi.advanceTimersByTimeAsync(10)
    expect(shownPath()).toBe('/app/items')
    stop()
  })

  it.each([
    ['to another page', '<a href="/blog">', {}],
    ['to another site', '<a href="https://example.com/app/items">', {}],
    ['to a new tab', '<a href="/app/items" target="_blank">', {}],
    ['to a file', '<a href="/app/items" download>', {}],
    ['to a place on the page', '<a href="#screen">', {}],
    ['with Ctrl', '<a href="/app/items">', { ctrlKey: true }],
    ['with the middle button', '<a href="/app/items">', { button: 1 }],
  ] as const)('%s are left to the browser', async (_, html, keys) => {
    await start('/app')
    const stop = followLinks()
    let isFollowed: boolean | undefined
    const look = (event: Event) => {
      isFollowed = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', look, { once: true })
    fireEvent.click(link(html), keys)
    expect(isFollowed).toBe(false)
    expect($page.get()?.path).toBe('/app')
    stop()
  })

  it('are loaded 50 ms after they are pointed at', async () => {
    const item = slowItem()
    await start('/app', [{ route: item.route, load: () => Item }])
    const stop = followLinks()
    const pointed = link('<a href="/app/items/7">A phone</a>')
    fireEvent.pointerOver(pointed)
    await vi.advanceTimersByTimeAsync(49)
    expect(item.loaded).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(item.loaded).toEqual(['7'])
    fireEvent.pointerOver(pointed)
    fireEvent.pointerOver(document.body)
    await vi.advanceTimersByTimeAsync(100)
    expect(item.loaded).toEqual(['7'])
    stop()
  })
})

describe('the history', () => {
  it('leads back to the screen before and to where it was scrolled', async () => {
    const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
    await start('/app')
    const stop = followLinks()
    fireEvent.scroll(window)
    await vi.advanceTimersByTimeAsync(100)
    await openPath('/app/items')
    expect($shown.get()?.scroll).toBe(0)
    goBack('/app/items/new')
    // The browser goes back in its own time.
    vi.useRealTimers()
    await vi.waitFor(() => expect($shown.get()).toMatchObject({ scroll: 640 }))
    expect(shownPath()).toBe('/app')
    scrolled.mockRestore()
    stop()
  })

  it('has no screen before the first: going back opens another in its place', async () => {
    await start('/app/items')
    const { length } = history
    goBack('/app')
    await vi.advanceTimersByTimeAsync(10)
    expect([shownPath(), history.length]).toEqual(['/app', length])
  })

  it('keeps where the page is scrolled to, if it is told so', async () => {
    await start('/app/items')
    await openPath('/app/items?uid=7', { keepScroll: true })
    expect($shown.get()?.scroll).toBeUndefined()
  })

  it('keeps the text of a search over a reload, and for the way back', async () => {
    await start('/app/items')
    const shown = renderHook(useKeptText)
    act(() => shown.result.current[1]('black phone'))
    expect(renderHook(useKeptText).result.current[0]).toBe('black phone')
    await openPath('/app')
    expect(renderHook(useKeptText).result.current[0]).toBe('')
  })
})
