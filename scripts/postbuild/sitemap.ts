import { type BuiltPage, canonicalOf, metaOf, tagsIn } from './built-pages.ts'

/** A page is listed if and only if it has a canonical URL. */
export function sitemapOf(pages: readonly BuiltPage[]): string {
  const entries = pages.flatMap(({ html }) => {
    const tags = tagsIn(html)
    const address = canonicalOf(tags)
    if (!address) return []
    const changed = metaOf(tags, 'article:published_time')
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${escapeXml(address)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
