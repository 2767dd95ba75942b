import type { APIRoute } from 'astro'
import { site } from '../site.ts'

// What is not to be found says so itself (noindex); here stands only what is not worth asking for.
const rules = `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /admin

Sitemap: ${site.origin}/sitemap.xml
`

export const GET: APIRoute = () => new Response(rules)
