import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChildNode, parse, type Rule } from 'postcss'
import {
  allowingStyles,
  createCriticalStyles,
  type PageParts,
  type StylePart,
  withLaterStyles,
} from '../../src/server/http/rendered/critical-styles.ts'

/**
 * Gives each page the styles of its first paint; no page waits for those of toasts. The parts
 * of the stylesheet go into `critical-styles.json`, beside the client folder, for rendered pages.
 */
export function writeCriticalStyles(client: string): void {
  const pages = globSync('**/*.html', { cwd: client }).map((name) => {
    const file = join(client, name)
    return { file, html: readFileSync(file, 'utf8') }
  })
  const islandScripts = [...new Set(pages.flatMap(({ html }) => islandScriptsIn(html)))]
  const fonts = splitFonts([...new Set(pages.flatMap(({ html }) => fontStylesIn(html)))])
  const parts: PageParts = { stylesheet: splitStylesheet(client), islandScripts, fonts }
  writeFileSync(join(client, '../critical-styles.json'), JSON.stringify(parts))
  const withCriticalStyles = createCriticalStyles(parts)
  for (const { file, html } of pages) {
    const page = withCriticalStyles(html)
    writeFileSync(file, withLaterStyles(page ? allowingStyles(page.html, page.hashes) : html))
  }
}

/** What Astro writes before the first island of a page, although it has no effect before its end. */
function islandScriptsIn(html: string): string[] {
  const scripts = html.match(/<script>\(\(\)=>\{.*?<\/script>/gs) ?? []
  return scripts.filter((script) => script.includes('"'))
}

/** Astro writes the faces and the variable of a font into a style of its own. */
function fontStylesIn(html: string): string[] {
  return html.match(/<style>@font-face\{.*?<\/style>/gs) ?? []
}

function splitFonts(elements: string[]): PageParts['fonts'] {
  const rules = elements.flatMap((element) => parse(element.replace(/<\/?style>/g, '')).nodes)
  const isFetched = (rule: ChildNode) => rule.toString().includes('url(')
  const cssOf = (some: ChildNode[]) => some.map(String).join('')
  return {
    elements,
    first: cssOf(rules.filter((rule) => !isFetched(rule))),
    later: cssOf(rules.filter(isFetched)),
  }
}

function splitStylesheet(client: string): PageParts['stylesheet'] {
  const [name, ...others] = globSync('_astro/Document.*.css', { cwd: client })
  if (name === undefined || others.length > 0) throw new Error('Expected one Document.*.css.')
  const { nodes } = parse(readFileSync(join(client, name), 'utf8'))
  return { href: `/${name}`, parts: nodes.flatMap(partsOf) }
}

/** Paper, pointers and old browsers can wait for the whole stylesheet. */
function partsOf(node: ChildNode): StylePart[] {
  const css = node.toString()
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [ruleOf(node)]
  if (node.type !== 'atrule') throw new Error(`Not in a rule: ${css}`)
  const { name, params, nodes } = node
  if (name === 'property') return [{ css, name: params }]
  if (/\bprint\b|\bhover\b/.test(params)) return []
  const open = `@${name} ${params}`
  // The initial values for browsers without `@property`. The layer keeps its place.
  if (open === '@layer properties' || !nodes) return [{ css: `${open};`, needs: [[]] }]
  if (name === 'keyframes') return [{ css, name: params }]
  // Other at-rules are needed as a whole.
  const isBlock = /^(?:layer|media|supports|container)$/.test(name)
  return [isBlock ? { open, parts: nodes.flatMap(partsOf) } : { css, needs: [[]] }]
}

function ruleOf(rule: Rule): StylePart {
  const definitions = rule.nodes.flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--')
      ? [{ css: `${node.toString()};`, name: node.prop }]
      : [],
  )
  return rule.selectors.includes(':root') && definitions.length === rule.nodes.length
    ? { open: rule.selector, parts: definitions }
    : { css: rule.toString(), needs: rule.selectors.map(namesOf) }
}

const token =
  /\\(?:[\da-f]{1,6}\s?|.)|:(?:is|where)\(|::?[\w-]+|\[([\w-]+)[^\]]*\]|(\.(?:\\(?:[\da-f]{1,6}\s?|.)|[\w-])+)|([a-z][\w-]*)|[(),]/gi

/**
 * The classes (`.name`), attributes (`[name]`) and elements that a selector needs. Those in `:not()`,
 * and in a list in `:is()`, may be there.
 */
export function namesOf(selector: string): string[] {
  const levels = [{ isNeeded: true, names: [] as string[] }]
  for (const [text, attribute, name, element] of selector.matchAll(token)) {
    const level = levels.at(-1)
    if (!level) throw new Error(`A bracket too many: ${selector}`)
    if (attribute !== undefined) level.names.push(`[${attribute}]`)
    else if (name !== undefined) level.names.push(unescaped(name))
    else if (element !== undefined) level.names.push(element)
    else if (text.endsWith('(')) levels.push({ isNeeded: text !== '(', names: [] })
    else if (text === ',') level.isNeeded = false
    else if (text === ')') {
      levels.pop()
      if (level.isNeeded) levels.at(-1)?.names.push(...level.names)
    } else if (partsOfDates.test(text)) level.names.push('[type=date]')
    else if (text === '::file-selector-button') level.names.push('[type=file]')
  }
  return levels[0]?.names ?? []
}

const partsOfDates = /^::-webkit-(?:date|calendar)/

/** `w-1/2` for `w-1\/2`. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
