import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBuiltPages, type Tag, tagsIn } from '../../../scripts/postbuild/built-pages.ts'

export const client = fileURLToPath(new URL('../../../dist/client/', import.meta.url))

if (!existsSync(client)) throw new Error('The pages are not built yet: npm run build.')

export interface ReadPage {
  path: string
  html: string
  tags: Tag[]
  /** Its Content-Security-Policy, but for what the server adds. */
  policy: string
}

const policies: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(client, '../policies.json'), 'utf8'),
)

/** Every built page by its path. */
export const pages: ReadonlyMap<string, ReadPage> = new Map(
  readBuiltPages(client).map(({ path, file, html }) => [
    path,
    { path, html, tags: tagsIn(html), policy: policies[file] ?? '' },
  ]),
)

export function pageAt(path: string): ReadPage {
  const page = pages.get(path)
  if (!page) throw new Error(`${path} was not built`)
  return page
}

export function fileAt(path: string): string {
  return readFileSync(join(client, path), 'utf8')
}

/** The targets of a page's links, in order and unique. */
export function linksOf({ tags }: ReadPage): string[] {
  const links = tags.flatMap(({ name, attributes }) =>
    name === 'a' && attributes['href'] ? [attributes['href']] : [],
  )
  return [...new Set(links)]
}

interface JsonLdNode {
  '@type': string
  [key: string]: unknown
}

/** The nodes of a page's JSON-LD. */
export function linkedDataOf({ html }: ReadPage): JsonLdNode[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json)['@graph'],
  )
}
