import { lazyRouteComponent } from '@tanstack/react-router'
import { ApiError } from '../../../api/problem.ts'

type Screens = Record<string, unknown>

/**
 * The component of a route, loaded with its first visit. Without a connection it shows an error. The
 * router would reload the page instead, which helps only after a new release.
 */
export function loadScreen<Module extends Screens, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (error) {
      throw (await isReachable()) ? error : new ApiError(0, undefined)
    }
  }, name)
}

/** A file that the service worker does not keep. */
async function isReachable(): Promise<boolean> {
  const response = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  )
  return response !== null
}
