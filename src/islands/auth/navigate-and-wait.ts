/**
 * Leaves for another page. Resolves only when the visitor comes back to this one from the back-forward
 * cache, so that what waits for it stays busy until the page is gone.
 */
export function navigateAndWait(url: string): Promise<void> {
  location.assign(url)
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve()
    })
  })
}
