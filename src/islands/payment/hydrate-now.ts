/** Hydrates the page’s island without an interaction, because it has something to show at once. */
export function hydrateNow(): void {
  const hydrate = () =>
    document.querySelector('main astro-island')?.dispatchEvent(new Event('input'))
  if (document.readyState === 'complete') hydrate()
  else addEventListener('load', hydrate)
}
