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

/** A link to the public lookup, which needs no script. */
export function checkLinkSnippet(origin: string): string {
  return `<a href="${origin}/search" target="_blank" rel="noopener">Check with Toju</a>`
}

/** A form for the public lookup. The answer opens on Toju. */
export function checkFormSnippet(origin: string): string {
  return `<form action="${origin}/search" target="_blank" rel="noopener">
  <label>IMEI, serial, plate or VIN <input name="uid" required maxlength="100"></label>
  <button>Check with Toju</button>
</form>`
}

/**
 * A frame that shows the answer itself. The page around it cannot read the number or the answer.
 */
export function checkFrameSnippet(origin: string): string {
  return `<iframe src="${origin}/embed/check" title="Check with Toju" width="320" height="420" loading="lazy"></iframe>`
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
