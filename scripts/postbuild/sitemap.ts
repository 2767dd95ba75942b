import { type BuiltPage, canonicalOf, metaOf, type Tag, tagsIn } from './built-pages.ts'

/** A page is listed if and only if it has a canonical URL. */
export function sitemapOf(pages: readonly BuiltPage[]): string {
  const entries = pages.flatMap(({ html }) => {
    const tags = tagsIn(html)
    const address = canonicalOf(tags)
    if (!address) return []
    const changed = metaOf(tags, 'article:published_time')
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${escapeXml(address)}</loc>${lastmod}${alternatesOf(tags)}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** The same page in each language, as its own links name them. */
function alternatesOf(tags: readonly Tag[]): string {
  return tags
    .filter(({ name, attributes }) => name === 'link' && attributes['hreflang'])
    .map(
      ({ attributes: { hreflang = '', href = '' } }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    .join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
