/** Wakes the page's island before anyone reaches for it: it has something to show at once. */
export function hydrateNow(): void {
  const wake = () => document.querySelector('main astro-island')?.dispatchEvent(new Event('input'))
  if (document.readyState === 'complete') wake()
  else addEventListener('load', wake)
}
