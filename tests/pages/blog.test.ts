import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { linksOf, pageAt, pages } from './support/built-site.ts'

const folder = fileURLToPath(new URL('../../src/content/blog/', import.meta.url))

interface Source {
  path: string
  category: string
  tags: string[]
  date: string
  isFeatured: boolean
  words: number
}

const posts: Source[] = readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const text = readFileSync(folder + name, 'utf8')
    const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? ''
    return {
      path: `/blog/${name.replace('.mdx', '')}`,
      category: field('category'),
      tags: field('tags').slice(1, -1).split(/,\s*/),
      date: field('date'),
      isFeatured: field('featured') === 'true',
      words: text.split(/\s+/).length,
    }
  })
  .sort((a, b) => b.date.localeCompare(a.date))

function postLinksOf(path: string): string[] {
  return linksOf(pageAt(path)).filter((link) => posts.some((post) => post.path === link))
}

describe('/blog (spec §2)', () => {
  it('begins with the featured post and its Read link', () => {
    const featured = posts.find((post) => post.isFeatured) ?? posts[0]
    expect(postLinksOf('/blog')[0]).toBe(featured?.path)
    expect(pageAt('/blog').html).toMatch(/>\s*Read\s*<\/a>/)
  })

  it.each([
    ['Recent Posts', 'recent'],
    ['News', 'news'],
    ['Tips', 'tips'],
    ['Stories', 'stories'],
  ])('has the section %s, whose View more shows every such post, newest first', (title, slug) => {
    expect(pageAt('/blog').html).toMatch(new RegExp(`<h2[^>]*>\\s*${title}\\s*</h2>`))
    expect(linksOf(pageAt('/blog'))).toContain(`/blog/category/${slug}`)
    const wanted = posts.filter(({ category }) => slug === 'recent' || category === title)
    expect(postLinksOf(`/blog/category/${slug}`)).toEqual(wanted.map(({ path }) => path))
  })

  it('links to a page for each tag, which shows every post that has it', () => {
    const tags = [...new Set(posts.flatMap((post) => post.tags))]
    expect(tags.length).toBeGreaterThan(5)
    const built = [...pages.keys()].filter((path) => path.startsWith('/blog/tag/'))
    expect(built.toSorted()).toEqual(tags.map((tag) => `/blog/tag/${tag}`).toSorted())
    for (const tag of tags) {
      expect(linksOf(pageAt('/blog'))).toContain(`/blog/tag/${tag}`)
      const wanted = posts.filter((post) => post.tags.includes(tag))
      expect(postLinksOf(`/blog/tag/${tag}`), tag).toEqual(wanted.map(({ path }) => path))
    }
  })
})

describe.each(posts)('$path', ({ path, tags, words }) => {
  const page = pageAt(path)

  it('shows its reading time, and links to its tags', () => {
    const minutes = Number(/(\d+) min read/.exec(page.html)?.[1])
    expect(minutes).toBeGreaterThanOrEqual(1)
    expect(Math.abs(minutes - words / 200)).toBeLessThanOrEqual(1)
    expect(linksOf(page)).toEqual(expect.arrayContaining(tags.map((tag) => `/blog/tag/${tag}`)))
  })

  it('offers three others to read next, the first of them on a shared tag', () => {
    const related = page.html.slice(page.html.indexOf('Read next'))
    const links = linksOf({ ...page, tags: pageAt(path).tags }).filter(
      (link) => posts.some((post) => post.path === link) && related.includes(`"${link}"`),
    )
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(links).not.toContain(path)
    const first = posts.find((post) => related.includes(`href="${post.path}"`))
    expect(first?.tags.some((tag) => tags.includes(tag))).toBe(true)
  })
})
