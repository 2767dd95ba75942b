/** What the address of /search asks; '' where it asks nothing. */
export function identifierInUrl(): string {
  return new URLSearchParams(location.search).get('uid')?.trim() ?? ''
}
