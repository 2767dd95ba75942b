import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'
import { hashOf } from '../../src/server/http/rendered/rendered-pages.ts'
import { readBuiltPages } from './built-pages.ts'

/**
 * What scripts set on <html> before the first paint, which no element of the page has yet, and the
 * spaces between and the sizes of children, which beasties overlooks.
 */
const overlooked = [/^html\[/, /^html:not\(/, /^:where\(/, /^:is\(/]

/**
 * Leaves in each public page the fonts and the styles of what it shows, and links at its end to all
 * of them: one file for all pages. Pages that the server renders, and the apps, keep theirs inside.
 */
export function writeCriticalStyles(client: string): void {
  const pages = readBuiltPages(client)
  const css = stylesOf(pages.find(({ path }) => path === '/')?.html ?? '')
  const href = `/_astro/public.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  writeFileSync(join(client, href), css)
  const plan = compileSheet(css, { href, allowRules: overlooked })
  const processor = createProcessor([plan], { preload: 'body', fonts: false })
  for (const { file, html } of pages) {
    const linked = html.replace(`<style>${css}</style>`, `<link rel="stylesheet" href="${href}">`)
    if (linked === html) continue
    const critical = processor.process(linked)
    const written = stylesOf(critical)
    const fonts = css.match(/@font-face\{[^}]*\}/g) ?? []
    // A browser reads the semicolon after an at-rule as the start of the next one, and drops that.
    const styles = fonts.join('') + written.replaceAll(/\};(?=@|$)/g, '}')
    const policed = critical.replaceAll(hashOf(css), hashOf(styles))
    writeFileSync(
      join(client, file),
      policed.replace(written, () => styles),
    )
  }
}

/** The longest inline stylesheet; the others are those of fonts. */
function stylesOf(html: string): string {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  return styles.toSorted((a, b) => b.length - a.length)[0] ?? ''
}
