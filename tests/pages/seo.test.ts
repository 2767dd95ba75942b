import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { canonicalOf, metaOf } from '../../scripts/postbuild/built-pages.ts'
import { plans, site } from '../../src/site.ts'
import { client, fileAt, linkedDataOf, pageAt, pages } from './support/built-site.ts'

const all = [...pages.values()]
const listed = all.filter(({ tags }) => metaOf(tags, 'robots') !== 'noindex')
const posts = listed.filter(({ path }) => /^\/blog\/[^/]+$/.test(path))
const publicGroup = [
  '/',
  '/about',
  '/blog',
  '/developers',
  '/faqs',
  '/how-we-decide',
  '/merchant',
  '/pricing',
  '/privacy-policy',
  '/terms-and-conditions',
  '/track-my-phone',
]

describe('an indexed page', () => {
  it('is each public page and each post, and none that needs an account', () => {
    const paths = listed.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(publicGroup))
    expect(posts.length).toBeGreaterThanOrEqual(9)
    const translated = ['/ha', '/ig', '/pcm', '/yo'].flatMap((home) => [home, `${home}/faqs`])
    expect(paths).toEqual(expect.arrayContaining(translated))
    const elsewhere = paths.filter((path) => ![...publicGroup, ...translated].includes(path))
    expect(elsewhere.filter((path) => !path.startsWith('/blog/'))).toEqual([])
  })

  it.each(listed)('$path has one canonical URL, a title and a description', ({ path, tags }) => {
    expect(canonicalOf(tags)).toBe(site.origin + path)
    expect(metaOf(tags, 'og:url')).toBe(site.origin + path)
    expect(metaOf(tags, 'description')?.length).toBeGreaterThan(20)
    expect(metaOf(tags, 'description')?.length).toBeLessThanOrEqual(180)
    expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1)
  })

  it('shares its title and description with no other', () => {
    const titles = listed.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])
    const descriptions = listed.map(({ tags }) => metaOf(tags, 'description'))
    expect(new Set(titles).size).toBe(listed.length)
    expect(new Set(descriptions).size).toBe(listed.length)
  })

  it('has its own share picture, 1200 by 630 and small', async () => {
    const addresses = listed.map(({ tags }) => metaOf(tags, 'og:image') ?? '')
    expect(new Set(addresses).size).toBe(listed.length)
    for (const address of addresses) {
      expect(address.startsWith(`${site.origin}/share/`)).toBe(true)
      const file = join(client, new URL(address).pathname)
      const { width, height } = await sharp(file).metadata()
      expect([width, height], address).toEqual([1200, 630])
      expect(statSync(file).size, address).toBeLessThan(40_000)
    }
  })
})

describe('sitemap.xml', () => {
  it('lists exactly the indexed pages', () => {
    const locations = [...fileAt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it)
    expect(locations).toEqual(listed.map(({ path }) => site.origin + path))
  })

  it('is named in robots.txt, which keeps crawlers out of the API and the apps', () => {
    expect(fileAt('robots.txt').split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /api/',
        'Disallow: /dashboard',
        'Disallow: /admin',
        `Sitemap: ${site.origin}/sitemap.xml`,
      ]),
    )
  })
})

describe('rss.xml', () => {
  it('has every post, newest first, and every page links to it', () => {
    const feed = fileAt('rss.xml')
    const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, it]) => it)
    const days = [...feed.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, it = '']) =>
      Date.parse(it),
    )
    expect(links.toSorted()).toEqual(posts.map(({ path }) => site.origin + path))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    for (const { path, tags } of listed) {
      const feeds = tags.filter(({ attributes }) => attributes['type'] === 'application/rss+xml')
      expect(
        feeds.map(({ attributes }) => attributes['href']),
        path,
      ).toEqual(['/rss.xml'])
    }
  })
})

describe('JSON-LD', () => {
  it('describes the site and its search on the home page', () => {
    const [organization, webSite] = linkedDataOf(pageAt('/'))
    expect(organization).toMatchObject({
      '@type': 'Organization',
      legalName: site.operator,
      sameAs: site.socials.map(({ url }) => url),
    })
    expect(webSite).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${site.origin}/search?uid={uid}` },
      },
    })
  })

  it('contains on /faqs the eight questions and answers that the page shows', () => {
    const page = pageAt('/faqs')
    const [faq] = linkedDataOf(page) as unknown as [
      { mainEntity: { name: string; acceptedAnswer: { text: string } }[] },
    ]
    expect(faq.mainEntity).toHaveLength(8)
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(page.html).toContain(name.replaceAll("'", '&#39;'))
      expect(page.html).toContain(acceptedAnswer.text.replaceAll(`${site.origin}/`, '/'))
    }
  })

  it.each(posts)('describes $path with its title, date and picture', ({ path, ...page }) => {
    const [post] = linkedDataOf({ path, ...page })
    expect(post).toMatchObject({
      '@type': 'BlogPosting',
      url: site.origin + path,
      datePublished: metaOf(page.tags, 'article:published_time'),
      image: metaOf(page.tags, 'og:image'),
    })
  })

  it('offers on /pricing every plan at the price shown there', () => {
    const products = linkedDataOf(pageAt('/pricing')) as unknown as {
      name: string
      offers: { price: number; priceCurrency: string }[]
    }[]
    expect(
      products.map(({ name, offers }) => ({ name, prices: offers.map(({ price }) => price) })),
    ).toEqual(
      plans.map(({ title, monthlyAmount, yearlyAmount }) => ({
        name: `${site.name} ${title}`,
        prices: [...new Set([monthlyAmount, yearlyAmount])],
      })),
    )
    const currencies = products.flatMap(({ offers }) => offers.map((offer) => offer.priceCurrency))
    expect(new Set(currencies)).toEqual(new Set(['NGN']))
  })
})
