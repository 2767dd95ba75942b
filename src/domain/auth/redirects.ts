// Browsers drop tabs and line breaks inside an address, and read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const neverInUrl = /[\u0000-\u0020\u007f-\u009f\\]/

const nowhere = 'https://nowhere.invalid'

/**
 * The text as an address of this site (path, query, hash), or null when it could lead anywhere else.
 * Takes what a query string holds, already decoded once.
 */
export function safeRedirect(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.startsWith('//') || neverInUrl.test(text)) return null
  const { origin, pathname, search, hash } = new URL(text, nowhere)
  // `/..//evil.com` becomes `//evil.com` once its dots are resolved.
  if (origin !== nowhere || pathname.startsWith('//')) return null
  return pathname + search + hash
}
