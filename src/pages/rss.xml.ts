import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { site } from '../site.ts'
import { allPosts } from './_blog/posts.ts'

export const GET: APIRoute = async () => {
  const posts = await allPosts()
  return rss({
    title: `${site.name} blog`,
    description: 'Plain advice on keeping what is yours, and getting it back.',
    site: site.origin,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${site.locale}</language><atom:link href="${site.origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: posts.map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      link: `/blog/${id}`,
      pubDate: data.date,
      categories: [data.category, ...data.tags],
    })),
  })
}
