import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChildNode, parse, type Rule } from 'postcss'
import {
  allowingStyle,
  type SplitStyles,
  type StylePart,
  withCriticalStyles,
  withLaterStyles,
} from '../../src/server/http/rendered/critical-styles.ts'

/** The pages of the apps show only a skeleton before their scripts. */
const ofApps = /^(?:dashboard|admin)[/.]/

/**
 * Gives each public page the styles of its first paint; no page waits for those of toasts. The parts
 * of the stylesheet go into `critical-styles.json`, beside the client folder, for rendered pages.
 */
export function writeCriticalStyles(client: string): void {
  const styles = splitStyles(client)
  writeFileSync(join(client, '../critical-styles.json'), JSON.stringify(styles))
  for (const name of globSync('**/*.html', { cwd: client })) {
    const file = join(client, name)
    const html = readFileSync(file, 'utf8')
    const page = ofApps.test(name) ? null : withCriticalStyles(html, styles)
    writeFileSync(file, withLaterStyles(page ? allowingStyle(page.html, page.hash) : html))
  }
}

function splitStyles(client: string): SplitStyles {
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
  if (name === 'property') return [{ css, variable: params }]
  if (/\bprint\b|\bhover\b/.test(params)) return []
  const open = `@${name} ${params}`
  // The initial values for browsers without `@property`. The layer keeps its place.
  if (open === '@layer properties' || !nodes) return [{ css: `${open};`, classes: [[]] }]
  // Other at-rules, such as keyframes, are needed as a whole.
  const isBlock = /^(?:layer|media|supports|container)$/.test(name)
  return [isBlock ? { open, parts: nodes.flatMap(partsOf) } : { css, classes: [[]] }]
}

function ruleOf(rule: Rule): StylePart {
  const definitions = rule.nodes.flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--')
      ? [{ css: `${node.toString()};`, variable: node.prop }]
      : [],
  )
  return rule.selectors.includes(':root') && definitions.length === rule.nodes.length
    ? { open: rule.selector, parts: definitions }
    : { css: rule.toString(), classes: rule.selectors.map(classesOf) }
}

/** The classes that an element and its parents must have; those in `:is()` and others may. */
export function classesOf(selector: string): string[] {
  const classes: string[] = []
  let depth = 0
  const token = /\\(?:[\da-f]{1,6}\s?|.)|\.((?:\\(?:[\da-f]{1,6}\s?|.)|[\w-])+)|[()[\]]/gi
  for (const [text, name] of selector.matchAll(token)) {
    if (text === '(' || text === '[') depth++
    else if (text === ')' || text === ']') depth--
    else if (name !== undefined && depth === 0) classes.push(unescaped(name))
  }
  return classes
}

/** `w-1/2` for `w-1\/2`. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
