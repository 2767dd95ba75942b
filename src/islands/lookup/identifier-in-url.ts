/** The query in the URL of /search; '' if there is none. */
export function identifierInUrl(): string {
  return new URLSearchParams(location.search).get('uid')?.trim() ?? ''
}
