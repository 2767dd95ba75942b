import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export interface BuiltPage {
  /** Its URL path: `/blog/one-wrong-digit`. */
  path: string
  /** The name of its file in the client folder: `blog/one-wrong-digit/index.html`. */
  file: string
  html: string
}

/** Every page in the built client folder, sorted by path. */
export function readBuiltPages(client: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: client })
    .map((name) => ({
      file: name.split(sep).join('/'),
      html: readFileSync(join(client, name), 'utf8'),
    }))
    .map(({ file, html }) => ({
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      file,
      html,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** An element without its children. */
export interface Tag {
  name: string
  attributes: Record<string, string>
}

const tag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi
const attribute = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g
const notMarkup = /<!--.*?-->|(<(script|style)\b[^>]*>).*?<\/\2>/gis

/** The tags of a built page. This is not a parser for arbitrary HTML. */
export function tagsIn(html: string): Tag[] {
  return [...html.replace(notMarkup, '$1').matchAll(tag)].map(([, name = '', written = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...written.matchAll(attribute)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        decode(double ?? single ?? bare ?? ''),
      ]),
    ),
  }))
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#39;': "'",
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#34|#38|#39);/g, (entity) => entities[entity] ?? entity)
}

/** The content of a page's `<meta>` with this name or property. */
export function metaOf(tags: readonly Tag[], name: string): string | undefined {
  return tags.find(
    ({ name: element, attributes }) =>
      element === 'meta' && (attributes['property'] ?? attributes['name']) === name,
  )?.attributes['content']
}

/** The page's canonical URL; undefined for a noindex page. */
export function canonicalOf(tags: readonly Tag[]): string | undefined {
  return tags.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical')
    ?.attributes['href']
}
