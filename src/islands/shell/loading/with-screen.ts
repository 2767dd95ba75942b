import { type AnyRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ApiError } from '../../../api/problem.ts'

/**
 * The route with its screen, which loads with the first visit. Without a connection the screen
 * shows an error. The router would reload the page instead, which helps only after a new release.
 */
export function withScreen<
  Route extends AnyRoute,
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
>(route: Route, load: () => Promise<Module>, name: Name): Route {
  const component = lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (error) {
      throw (await isReachable()) ? error : new ApiError(0, undefined)
    }
  }, name)
  return route.update({ component })
}

/** Fetches a file that the service worker does not cache. */
async function isReachable(): Promise<boolean> {
  const response = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  )
  return response !== null
}
