import { safeRedirect } from '../../domain/auth/redirects.ts'

/**
 * Adds the path that the visitor wanted before log-in to the URL of an account page, so that it
 * survives a detour through sign-up.
 */
export function withRedirect(path: string): string {
  const wanted = safeRedirect(new URLSearchParams(location.search).get('redirect'))
  return wanted === null ? path : `${path}?${new URLSearchParams({ redirect: wanted })}`
}
