/** What the address of /search asks; '' where it asks nothing. */
export function askedInAddress(): string {
  return new URLSearchParams(location.search).get('uid')?.trim() ?? ''
}
