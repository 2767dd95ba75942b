import { RouteError } from './loading/RouteError.tsx'
import { NotFound } from './NotFound.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** How screens load in both apps (spec §9, in milliseconds). */
export const routerDefaults = {
  defaultPreload: 'intent',
  defaultPreloadDelay: 50,
  defaultPreloadStaleTime: 30_000,
  defaultPendingMs: 1000,
  defaultPendingMinMs: 500,
  defaultPendingComponent: ScreenSkeleton,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: () => NotFound({}),
  scrollRestoration: true,
  // The router’s own reading takes a serial number like 12E45678 for a number.
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, unknown>) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined)
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return text && `?${text}`
  },
} as const
