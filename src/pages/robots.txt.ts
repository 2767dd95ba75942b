import type { APIRoute } from 'astro'
import { site } from '../site.ts'

// Pages that must not be indexed have noindex. These rules only save needless requests.
const rules = `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /admin

Sitemap: ${site.origin}/sitemap.xml
`

export const GET: APIRoute = () => new Response(rules)
