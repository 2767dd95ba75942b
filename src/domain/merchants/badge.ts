export function merchantBadgePath(slug: string): string {
  return `/badge/${slug}.svg`
}

/**
 * HTML for a merchant's own site: its badge, with a link to its page on Toju, which is the proof.
 */
export function badgeSnippet(
  origin: string,
  { slug, name }: { slug: string; name: string },
): string {
  return `<a href="${origin}/merchant/${slug}" target="_blank" rel="noopener"><img src="${origin}${merchantBadgePath(slug)}" width="240" height="56" alt="Verified by Toju: ${escapeAttribute(name)}"></a>`
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
