import { type BuiltPage, type Tag, tagsIn } from './built-pages.ts'

export interface Site {
  /** `https://toju.ng`: an absolute URL with this origin belongs to the site, too. */
  origin: string
  pages: readonly BuiltPage[]
  /** Built files other than pages, as URL paths: `/favicon.svg`. */
  files: ReadonlySet<string>
  /** Whether the server answers this path without a built file: `/search`, `/dashboard/assets`. */
  isServed: (path: string) => boolean
}

const linkAttributes = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url']
/** The browser fetches these without user action. */
const fetching = new Set(['script', 'img', 'source', 'iframe', 'video', 'audio', 'astro-island'])
const fetchedRels = /stylesheet|icon|preload|manifest/
/** Properties of <meta> that name a file. */
const metaLinks = new Set(['og:image', 'og:url'])

/**
 * A sentence for each broken link, and for each file that would be requested from another origin.
 */
export function deadLinks(site: Site): string[] {
  const pages = new Map(
    site.pages.map(({ path, html }) => {
      const tags = tagsIn(html)
      return [
        path,
        { tags, ids: new Set(tags.flatMap(({ attributes }) => attributes['id'] ?? [])) },
      ]
    }),
  )
  const origin = new URL(site.origin).origin

  function fault(from: string, link: string, isFetched: boolean): string | undefined {
    const url = readUrl(link, `${origin}${from}`)
    if (!url) return 'which is no address'
    if (/^(mailto|tel|data|blob):$/.test(url.protocol)) return undefined
    if (url.origin !== origin) {
      return isFetched ? 'a file of another origin: keep it with ours' : undefined
    }
    const path = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1')
    const page = pages.get(path)
    if (!page)
      return site.files.has(path) || site.isServed(path) ? undefined : 'which does not exist'
    const id = decodeURIComponent(url.hash.slice(1))
    return id === '' || page.ids.has(id) ? undefined : `but nothing on ${path} has the id "${id}"`
  }

  return [...pages].flatMap(([path, { tags }]) =>
    tags.flatMap((tag) =>
      linksOf(tag).flatMap(({ link, isFetched }) => {
        const why = fault(path, link, isFetched)
        return why ? `${path} links to ${link}, ${why}.` : []
      }),
    ),
  )
}

function linksOf({ name, attributes }: Tag): { link: string; isFetched: boolean }[] {
  const isFetched =
    fetching.has(name) || (name === 'link' && fetchedRels.test(attributes['rel'] ?? ''))
  const named = linkAttributes.flatMap((attribute) => attributes[attribute] ?? [])
  const sets = (attributes['srcset'] ?? '')
    .split(',')
    .flatMap((part) => part.trim().split(/\s+/, 1)[0] || [])
  const described =
    name === 'meta' && metaLinks.has(attributes['property'] ?? '')
      ? [attributes['content'] ?? '']
      : []
  return [...named, ...sets, ...described].map((link) => ({ link, isFetched }))
}

function readUrl(link: string, base: string): URL | undefined {
  try {
    return new URL(link, base)
  } catch {
    return undefined
  }
}
