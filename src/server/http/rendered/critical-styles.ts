import { createHash } from 'node:crypto'

/** A rule with the classes it needs, one list for each selector, or an at-rule around others. */
export type StylePart =
  | { css: string; classes: readonly (readonly string[])[] }
  | { css: string; variable: string }
  | { open: string; parts: readonly StylePart[] }

/** The stylesheet of all pages, taken apart by the build. */
export interface SplitStyles {
  /** Its URL path. */
  href: string
  parts: readonly StylePart[]
}

const classAttribute = /\sclass="([^"]*)"/g
const entities: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&gt;': '>', '&#62;': '>' }

/**
 * Returns a page whose first paint waits for no stylesheet: its head has the rules that its own
 * elements need, and the link to all rules is at the end of its body, for elements that scripts add.
 * `hash` is for the page's policy. Returns null for a page without the link.
 */
export function withCriticalStyles(
  html: string,
  { href, parts }: SplitStyles,
): { html: string; hash: string } | null {
  const link = `<link rel="stylesheet" href="${href}">`
  const at = html.indexOf(link)
  const end = html.lastIndexOf('</body>')
  if (at < 0 || end < 0) return null
  const css = criticalCss(parts, classesIn(html))
  const head = `${html.slice(0, at)}<style>${css}</style>`
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  return { html: `${head}${html.slice(at + link.length, end)}${link}${html.slice(end)}`, hash }
}

/** A policy that allows the inline style with this hash, too. */
export function allowingStyle(policy: string, hash: string): string {
  return policy.replace(/style-src 'self'/, `$& '${hash}'`)
}

const ofToasts = /<link rel="stylesheet" href="\/_astro\/Toaster\.[\w-]+\.css">/

/**
 * Moves the stylesheet of toasts to the end of the body. Astro puts it into the head, where the first
 * paint would wait for it, although no page begins with a toast.
 */
export function withLaterStyles(html: string): string {
  const [link] = ofToasts.exec(html) ?? []
  if (link === undefined || !html.includes('</body>')) return html
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end).replace(link, '') + link + html.slice(end)
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
  const variables: { css: string; variable: string }[] = []
  const css = rulesFor(parts, present, variables)
  return css + variables.flatMap((each) => (css.includes(each.variable) ? [each.css] : [])).join('')
}

function rulesFor(
  parts: readonly StylePart[],
  present: ReadonlySet<string>,
  variables: { css: string; variable: string }[],
): string {
  let css = ''
  for (const part of parts) {
    if ('variable' in part) variables.push(part)
    else if ('open' in part) {
      const inner = rulesFor(part.parts, present, variables)
      if (inner !== '') css += `${part.open}{${inner}}`
    } else if (part.classes.some((names) => names.every((name) => present.has(name)))) {
      css += part.css
    }
  }
  return css
}
