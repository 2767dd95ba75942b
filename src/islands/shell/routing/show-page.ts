import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ApiError } from '../../../api/problem.ts'
import { renewOnce } from '../loading/renew-page.ts'
import { ScreenSkeleton } from '../ScreenSkeleton.tsx'
import { $page, $shown, type Page, type Route, type Screens } from './route.ts'

/** A route with its screen, which loads with the first visit. */
export interface Screen {
  route: Route
  load: () => ComponentType | Promise<ComponentType>
  /** There once it has loaded. */
  component?: ComponentType
}

// Spec §9, in milliseconds.
const pendingAfterMs = 1000
const pendingForMs = 500

let screens: readonly Screen[] = []
let queryClient: QueryClient

/** Sets what an app shows; `showCurrentPage` shows the first. */
export function startApp(all: readonly Screen[], client: QueryClient): void {
  const hasParams = ({ route }: Screen) => Number(route.path.includes(':'))
  screens = all.toSorted((a, b) => hasParams(a) - hasParams(b))
  queryClient = client
  $page.set(undefined)
  $shown.set(undefined)
}

/** Shows the browser’s URL, also once more after a failure. Resolves when it has loaded. */
export function showCurrentPage(): Promise<void> {
  return showPage(pageAt(location), history.state?.scrollY ?? location.hash)
}

/**
 * Shows a page once it has loaded. The screen before stays until then, for a second at most. `scroll`:
 * pixels from the top, or `#id` of an element.
 */
export async function showPage(page: Page, scroll?: number | string): Promise<void> {
  $page.set(page)
  const isWanted = () => $page.get() === page
  const loading = load(page).catch(async (error: unknown) => ({
    screens: outer(page),
    error: await explain(error),
  }))
  const soon = await Promise.race([loading, pause(pendingAfterMs)])
  if (!soon && isWanted()) {
    $shown.set({ page, screens: [...outer(page), page.route?.Pending ?? ScreenSkeleton] })
    await pause(pendingForMs)
  }
  const loaded = soon ?? (await loading)
  if (isWanted()) $shown.set({ page, scroll, ...loaded })
}

/** Loads the screen of a path and its data ahead of a visit, which shows a failure. */
export async function preload(path: string): Promise<void> {
  await load(pageAt(new URL(path, location.href))).catch(() => {})
}

export function pageAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Page {
  const path = pathname.replace(/(.)\/$/, '$1')
  const values = Object.fromEntries(new URLSearchParams(search))
  for (const { route } of screens) {
    const params = paramsIn(route.path, path)
    if (params) {
      return { route, path, href: path + search, params, search: route.readSearch?.(values) ?? {} }
    }
  }
  return { route: undefined, path, href: path + search, params: {}, search: {} }
}

/** `{ id: '7' }` for `/assets/:id` and `/assets/7`; null if the path does not fit. */
function paramsIn(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/')
  const parts = path.split('/')
  const params: Record<string, string> = {}
  if (names.length !== parts.length) return null
  for (const [place, name] of names.entries()) {
    const part = parts[place] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = part
    else if (name !== part) return null
  }
  return params
}

async function load(page: Page) {
  const [data, ...components] = await Promise.all([
    page.route?.load?.(queryClient, page),
    ...chainOf(page.route).map(async (screen) => {
      screen.component = await screen.load()
      return screen.component
    }),
  ])
  return { screens: components, data }
}

/** The screens around a page’s own, if they have loaded. */
function outer({ route }: Page): Screens {
  const around = chainOf(route?.parent).map(({ component }) => component)
  return around.every((component) => component !== undefined) ? around : []
}

/** The screens of a route, outermost first. */
function chainOf(route: Route | undefined): Screen[] {
  if (!route) return []
  return [...chainOf(route.parent), ...screens.filter((screen) => screen.route === route)]
}

/** A script that is gone since a new version was deployed renews the page, once. */
async function explain(error: unknown): Promise<unknown> {
  if (error instanceof ApiError) return error
  if (!(await isReachable())) return new ApiError(0, undefined)
  await renewOnce()
  return error
}

/** Fetches a file that the service worker does not cache. */
async function isReachable(): Promise<boolean> {
  const response = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  )
  return response !== null
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
