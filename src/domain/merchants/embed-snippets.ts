export function merchantBadgePath(slug: string): string {
  return `/badge/${slug}.svg`
}

/** HTML that shows a merchant's badge on its own site, as a link to its page, which alone proves it. */
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

/** The same as a form: the answer opens on Toju. */
export function checkFormSnippet(origin: string): string {
  return `<form action="${origin}/search" target="_blank" rel="noopener">
  <label>IMEI, serial, plate or VIN <input name="uid" required maxlength="100"></label>
  <button>Check with Toju</button>
</form>`
}

/** Answers in place. The page around the frame can read neither what is typed nor the answer. */
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
