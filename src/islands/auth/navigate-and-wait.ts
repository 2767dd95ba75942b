/**
 * Opens another page. The promise resolves only if the visitor returns through the back-forward
 * cache, so that a button that waits for it stays busy until the page unloads.
 */
export function navigateAndWait(url: string): Promise<void> {
  location.assign(url)
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve()
    })
  })
}
