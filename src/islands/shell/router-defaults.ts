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
} as const
