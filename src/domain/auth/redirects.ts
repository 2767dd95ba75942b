// Browsers drop tabs and line breaks in a URL and read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const neverInUrl = /[\u0000-\u0020\u007f-\u009f\\]/

const nowhere = 'https://nowhere.invalid'

/**
 * The text as a path of this site (with query and hash), or null if it could lead elsewhere. Takes
 * the value of a query parameter, decoded once.
 */
export function safeRedirect(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.startsWith('//') || neverInUrl.test(text)) return null
  const { origin, pathname, search, hash } = new URL(text, nowhere)
  // `/..//evil.com` becomes `//evil.com` once its dots are resolved.
  if (origin !== nowhere || pathname.startsWith('//')) return null
  return pathname + search + hash
}
