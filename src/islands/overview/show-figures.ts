/** Shows the totals of the registry. The server returns null for small ones, which stay hidden. */
export async function showFigures(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-figures]')
  if (!place) return
  try {
    const response = await fetch(place.dataset['figures'] ?? '')
    if (!response.ok) return
    const { data } = (await response.json()) as { data: Record<string, number | null> }
    for (const figure of place.querySelectorAll<HTMLElement>('[data-figure]')) {
      const value = data[figure.dataset['figure'] ?? ''] ?? null
      const text = figure.querySelector('dd')
      if (value === null || !text) continue
      text.textContent = `${value.toLocaleString('en-NG')}+`
      figure.hidden = false
      place.hidden = false
    }
  } catch {
    // The page is complete without them.
  }
}
