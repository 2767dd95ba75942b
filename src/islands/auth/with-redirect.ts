import { safeRedirect } from '../../domain/auth/redirects.ts'

/**
 * An account page, with where the visitor was going when log-in stood in the way: whoever has to sign up
 * first gets there too.
 */
export function withRedirect(path: string): string {
  const wanted = safeRedirect(new URLSearchParams(location.search).get('redirect'))
  return wanted === null ? path : `${path}?${new URLSearchParams({ redirect: wanted })}`
}
