import { hashOf } from './own-policy.ts'

/**
 * A rule with the classes (`.name`), attributes (`[name]`) and elements that it needs, one list for each
 * selector.
 */
interface Rule {
  css: string
  needs: readonly (readonly string[])[]
}

/** The definition of a variable or of an animation. */
interface Definition {
  css: string
  name: string
}

/** The parts of a stylesheet; `open` is the start of a block. */
export type StylePart = Rule | Definition | { open: string; parts: readonly StylePart[] }

/** What the build found in all pages. */
export interface PageParts {
  stylesheet: {
    /** Its URL path. */
    href: string
    parts: readonly StylePart[]
  }
  /** The scripts of islands, as elements. Each has a quotation mark. */
  islandScripts: readonly string[]
  fonts: {
    /** The styles of the fonts, as elements. Each has a quotation mark. */
    elements: readonly string[]
    /** What text is set in at first: the fonts' names, and the user's own fonts in their sizes. */
    first: string
    /** The fonts to fetch. */
    later: string
  }
}

/**
 * What a page shows first ends here. It has a quotation mark, so that no text of a visitor has it,
 * not even in an attribute.
 */
export const firstScreenEnd = '<template class="first-screen-end"></template>'

const classAttribute = /\sclass="([^"]*)"/g
const startTag = /<([a-z][a-z\d]*)/g
const attribute = /\s([a-z][a-z-]*)(?:="(date|file)")?(?=[\s=>])/g
const entities: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&gt;': '>', '&#62;': '>' }

interface Style {
  css: string
  /** For the page's policy. */
  hash: string
}

/** A visitor's text may look like an element or an attribute, so there may be many sets. */
const maxStyles = 100

/**
 * Creates a function that returns a page whose first paint waits for nothing else: its head has the
 * rules that its first screen needs, and those of the whole page follow where that ends. The link to
 * all rules is at the end of its body, for elements that scripts add, as are its scripts and fonts, for
 * whose preload in a head Chromium waits. It returns null for a page without the link.
 */
export function createCriticalStyles({
  stylesheet: { href, parts },
  islandScripts,
  fonts,
}: PageParts): (html: string) => { html: string; hashes: string[] } | null {
  const link = `<link rel="stylesheet" href="${href}">`
  const needs = new Set(allNeeds(parts))
  // Choosing the rules takes longer than all else, and most pages of a kind need the same.
  const styles = new Map<string, Style>()
  const styleFor = (present: Iterable<string>): Style => {
    const names = [...present].filter((name) => needs.has(name))
    const key = names.sort().join(' ')
    const known = styles.get(key)
    if (known) return known
    if (styles.size >= maxStyles) styles.clear()
    const css = fonts.first + criticalCss(parts, new Set(names))
    const hash = hashOf(css)
    styles.set(key, { css, hash })
    return { css, hash }
  }
  const fontStyle = `<style>${fonts.later}</style>`
  const fontHash = hashOf(fonts.later)
  return (html) => {
    if (!html.includes(link) || !html.includes('</body>')) return null
    const end = html.indexOf(firstScreenEnd)
    const names = namesIn(end < 0 ? html : html.slice(0, end))
    const first = styleFor(names)
    // A rule has its effect by its place among the others, so the second style repeats the first.
    const whole = end < 0 ? null : styleFor([...names, ...namesIn(html.slice(end))])
    // In their order on the page: the one of islands needs that of their directive.
    const scripts = islandScripts
      .filter((script) => html.includes(script))
      .sort((a, b) => html.indexOf(a) - html.indexOf(b))
    const atEnd = [fontStyle, ...(html.match(canWait) ?? []), ...scripts, link]
    const styled = [...fonts.elements, ...scripts]
      .reduce((rest, element) => rest.replace(element, ''), html)
      .replace(canWait, '')
      .replace(awaitsChildren, '$1>')
      .replace(link, () => `<style>${first.css}</style>`)
      .replace(firstScreenEnd, () => `<style>${whole?.css}</style>`)
    const hashes = [first.hash, ...(whole ? [whole.hash] : []), fontHash]
    return { html: withLast(styled, atEnd), hashes }
  }
}

/**
 * Fonts, module scripts and data for search engines. Each pattern has a quotation mark, which
 * attributes never hold unescaped: Astro leaves `<script>` in an attribute as it is, and moving it
 * would turn a visitor's text into an element.
 */
const canWait =
  /<link rel="preload" href="[^"]+" as="font"[^>]*>|<script type="(?:module|application\/ld\+json)">.*?<\/script>/gs

/**
 * An island that would wait for the end of its children, which the browser reports only with the end of
 * all module scripts. The scripts of islands, at the end of the body, find all children there.
 */
const awaitsChildren = /(<astro-island [^>]* opts="[^"]*") await-children>/g

function withLast(html: string, elements: readonly string[]): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + elements.join('') + html.slice(end)
}

/** A policy that allows the inline styles with these hashes, too. */
export function allowingStyles(policy: string, hashes: readonly string[]): string {
  const sources = hashes.map((hash) => ` '${hash}'`).join('')
  return policy.replace(/style-src 'self'/, `$&${sources}`)
}

const ofScripts = /<link rel="stylesheet" href="\/_astro\/(?:Toaster|shell)\.[\w-]+\.css">/g

/**
 * Moves the stylesheets of toasts and of the apps’ bars to the end of the body. Astro puts them into the
 * head, where the first paint would wait for them, although no page begins with either.
 */
export function withLaterStyles(html: string): string {
  const found = html.includes('</body>') ? html.match(ofScripts) : null
  return found ? withLast(html.replace(ofScripts, ''), found) : html
}

/**
 * The classes (`.name`), attributes (`[name]`, `[type=date]`) and elements of a page. Words of its text
 * may count as attributes, too.
 */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, element = ''] of html.matchAll(startTag)) names.add(element)
  for (const [, name = '', type] of html.matchAll(attribute)) {
    names.add(type === undefined ? `[${name}]` : `[type=${type}]`)
  }
  for (const [, text = ''] of html.matchAll(classAttribute)) {
    const plain = text.replace(/&(?:amp|#38|gt|#62);/g, (entity) => entities[entity] ?? entity)
    for (const name of plain.split(/\s+/)) names.add(`.${name}`)
  }
  return names
}

function criticalCss(parts: readonly StylePart[], present: ReadonlySet<string>): string {
  const isNeeded = ({ needs }: Rule) =>
    needs.some((names) => names.every((name) => present.has(name)))
  const definitions = new Map<string, string>()
  const rules = cssOf(parts, (part) => {
    if ('needs' in part) return isNeeded(part)
    definitions.set(part.name, part.css + (definitions.get(part.name) ?? ''))
    return false
  })
  const used = new Set<string>()
  const use = (css: string) => {
    for (const [name] of css.matchAll(/[\w-]+/g)) {
      const definition = used.has(name) ? undefined : definitions.get(name)
      if (definition === undefined) continue
      used.add(name)
      use(definition)
    }
  }
  use(rules)
  return cssOf(parts, (part) => ('needs' in part ? isNeeded(part) : used.has(part.name)))
}

/** All that rules of the stylesheet need. */
function allNeeds(parts: readonly StylePart[]): string[] {
  return parts.flatMap((part) => {
    if ('open' in part) return allNeeds(part.parts)
    return 'needs' in part ? part.needs.flat() : []
  })
}

function cssOf(
  parts: readonly StylePart[],
  isIncluded: (part: Rule | Definition) => boolean,
): string {
  let css = ''
  for (const part of parts) {
    if ('open' in part) {
      const inner = cssOf(part.parts, isIncluded)
      if (inner !== '') css += `${part.open}{${inner}}`
    } else if (isIncluded(part)) css += part.css
  }
  return css
}
