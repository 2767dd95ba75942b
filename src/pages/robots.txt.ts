import type { APIRoute } from 'astro'
import { site } from '../site.ts'

// Pages that are not to be found have noindex; here is only what is not worth requesting.
const rules = `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /admin

Sitemap: ${site.origin}/sitemap.xml
`

export const GET: APIRoute = () => new Response(rules)
