/** In the history entry, out of the address: a reload of the page still finds it, a `Referer` does not. */
interface ResetState {
  resetToken?: string
}

/** Takes the token of a mailed link out of the address bar. Null when the page was opened without one. */
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
