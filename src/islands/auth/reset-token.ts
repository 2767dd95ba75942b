/**
 * The token is in the history entry, not in the URL: it survives a reload but is not in `Referer`.
 */
interface ResetState {
  resetToken?: string
}

/** Removes the token of a mailed link from the URL. Returns null if there is none. */
export function storeResetToken(): string | null {
  const inUrl = new URLSearchParams(location.search).get('token')?.trim()
  if (inUrl) {
    history.replaceState({ resetToken: inUrl } satisfies ResetState, '', location.pathname)
  }
  return resetToken()
}

export function resetToken(): string | null {
  return (history.state as ResetState | null)?.resetToken ?? null
}

export function clearResetToken(): void {
  history.replaceState(null, '', location.pathname)
}
