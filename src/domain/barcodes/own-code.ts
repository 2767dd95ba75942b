/** What a QR code of ours stands for. */
export type OwnCode = { page: string } | { identifier: string }

/** The pages to which labels, proofs and certificates lead, in any language. */
const printedPage =
  /^(?:\/(?:pcm|ha|yo|ig))?\/(?:found\/[\w-]{16,24}|c|certificate(?:\/[\w-]+)?)\/?$/
const searchPage = /^(?:\/(?:pcm|ha|yo|ig))?\/search\/?$/

/**
 * What a scanned text stands for if it is a code of this site: the path of a label, proof or
 * certificate, or the identifier of a printed result; null for any other text.
 */
export function readOwnCode(text: string, origin: string): OwnCode | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null
  const { host, pathname, searchParams, hash } = new URL(text)
  if (host !== new URL(origin).host) return null
  const identifier = searchParams.get('uid')
  if (identifier && searchPage.test(pathname)) return { identifier }
  return printedPage.test(pathname) ? { page: pathname + hash } : null
}
