import { createHash } from 'node:crypto'

/** A rule with the classes that it needs, one list for each selector. */
interface Rule {
  css: string
  classes: readonly (readonly string[])[]
}

/** The definition of a variable. */
interface Definition {
  css: string
  variable: string
}

/** The parts of a stylesheet; `open` is the start of a block. */
export type StylePart = Rule | Definition | { open: string; parts: readonly StylePart[] }

/** The stylesheet of all pages, taken apart by the build. */
export interface SplitStyles {
  /** Its URL path. */
  href: string
  parts: readonly StylePart[]
}

const classAttribute = /\sclass="([^"]*)"/g
const entities: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&gt;': '>', '&#62;': '>' }

/**
 * Returns a page whose first paint waits for nothing else: its head has the rules that its own elements
 * need. The link to all rules is at the end of its body, for elements that scripts add, as are its
 * scripts and the font, for whose preload in a head Chromium waits. `hash` is for the page's policy.
 * Returns null for a page without the link.
 */
export function withCriticalStyles(
  html: string,
  { href, parts }: SplitStyles,
): { html: string; hash: string } | null {
  const link = `<link rel="stylesheet" href="${href}">`
  if (!html.includes(link) || !html.includes('</body>')) return null
  const css = criticalCss(parts, classesIn(html))
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  const styled = html.replace(link, () => `<style>${css}</style>`)
  return { html: withLast(withLast(styled, canWait), link), hash }
}

/**
 * Fonts and module scripts. Each pattern has a quotation mark, which attributes never hold unescaped:
 * Astro leaves `<script>` in an attribute as it is, and moving it would turn a visitor's text into an
 * element.
 */
const canWait =
  /<link rel="preload" href="[^"]+" as="font"[^>]*>|<script type="module">.*?<\/script>/gs

/** The page with what matches, or with this text, at the end of its body. */
function withLast(html: string, last: RegExp | string): string {
  const found = typeof last === 'string' ? [last] : (html.match(last) ?? [])
  const rest = html.replace(last, '')
  const end = rest.lastIndexOf('</body>')
  return rest.slice(0, end) + found.join('') + rest.slice(end)
}

/** A policy that allows the inline style with this hash, too. */
export function allowingStyle(policy: string, hash: string): string {
  return policy.replace(/style-src 'self'/, `$& '${hash}'`)
}

const ofToasts = /<link rel="stylesheet" href="\/_astro\/Toaster\.[\w-]+\.css">/g

/**
 * Moves the stylesheet of toasts to the end of the body. Astro puts it into the head, where the first
 * paint would wait for it, although no page begins with a toast.
 */
export function withLaterStyles(html: string): string {
  return html.includes('</body>') ? withLast(html, ofToasts) : html
}

function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const [, text = ''] of html.matchAll(classAttribute)) {
    const plain = text.replace(/&(?:amp|#38|gt|#62);/g, (entity) => entities[entity] ?? entity)
    for (const name of plain.split(/\s+/)) classes.add(name)
  }
  return classes
}

function criticalCss(parts: readonly StylePart[], present: ReadonlySet<string>): string {
  const isNeeded = ({ classes }: Rule) =>
    classes.some((names) => names.every((name) => present.has(name)))
  const definitions = new Map<string, string>()
  const rules = cssOf(parts, (part) => {
    if ('classes' in part) return isNeeded(part)
    definitions.set(part.variable, part.css + (definitions.get(part.variable) ?? ''))
    return false
  })
  const used = new Set<string>()
  const use = (css: string) => {
    for (const [name] of css.matchAll(/--[\w-]+/g)) {
      if (used.has(name)) continue
      used.add(name)
      use(definitions.get(name) ?? '')
    }
  }
  use(rules)
  return cssOf(parts, (part) => ('classes' in part ? isNeeded(part) : used.has(part.variable)))
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
