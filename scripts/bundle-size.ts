import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const kilobytes = (count: number): number => count * 1000

/** Islands that load nothing until the user interacts with them. */
const lazyDirectives = ['interaction']

const staticImport = /\b(?:import|export)\s*(?:[\w$*{}\s,]+?\bfrom\s*)?['"]([^'"]+)['"]/g

/** What a page loads on its own, as URL paths: `/_astro/page.js`. */
export interface Loaded {
  scripts: Set<string>
  inlineScripts: string[]
  /**
   * Scripts, styles, every declared font and every picture that is not lazy: at least the first
   * view on a phone.
   */
  firstView: Set<string>
}

/** Bytes with brotli, before any interaction. */
export interface Weight {
  script: number
  /** The number of script files. */
  files: number
  /** The page itself and its first view. */
  total: number
}

/** `client` is the folder of built files; `page.bytes` is the size of the page with brotli. */
export function weigh(page: { html: string; bytes: number }, client: string): Weight {
  const { scripts, inlineScripts, firstView } = loadedBy(page.html, client)
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  const sizes = (paths: Set<string>) => [...paths].map((path) => brotliSize(join(client, path)))
  return {
    files: scripts.size,
    script: sum([...sizes(scripts), ...inlineScripts.map(compressedSize)]),
    total: sum([...sizes(firstView), page.bytes]),
  }
}

export function loadedBy(html: string, client: string): Loaded {
  const scripts = new Set<string>()
  const inlineScripts: string[] = []
  const addScript = (url: string, from: string) => {
    const path = pathOf(url, from)
    if (scripts.has(path) || !existsSync(join(client, path))) return
    scripts.add(path)
    for (const next of importsOf(path, client, staticImport)) addScript(next, '/')
  }
  const addImports = (script: string, from: string) => {
    for (const [, url = ''] of script.matchAll(staticImport)) {
      if (/^[./]/.test(url)) addScript(url, from)
    }
  }
  const others = new Set<string>()
  const addOther = (url: string) => {
    const path = pathOf(url, '/')
    if (existsSync(join(client, path))) others.add(path)
  }

  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script\b([^>]*)>(.*?)<\/script>/gs,
  )) {
    const src = attribute(attributes, 'src')
    if (src) addScript(src, '/')
    else if (text && !attribute(attributes, 'type')?.includes('json')) {
      inlineScripts.push(text)
      addImports(text, '/')
    }
  }
  for (const [, attributes = ''] of html.matchAll(/<link\b([^>]*)>/g)) {
    const [rel, href = ''] = [attribute(attributes, 'rel'), attribute(attributes, 'href')]
    if (rel === 'modulepreload') addScript(href, '/')
    if (rel === 'stylesheet' || rel === 'preload') addOther(href)
  }
  for (const [, attributes = ''] of html.matchAll(/<astro-island\b([^>]*)>/g)) {
    if (lazyDirectives.includes(attribute(attributes, 'client') ?? '')) continue
    for (const name of ['component-url', 'renderer-url', 'before-hydration-url']) {
      const url = attribute(attributes, name)
      if (url) addScript(url, '/')
    }
  }
  for (const [, attributes = ''] of html.matchAll(/<img\b([^>]*)>/g)) {
    const src = attribute(attributes, 'src')
    if (src && attribute(attributes, 'loading') !== 'lazy') addOther(src)
  }
  for (const [, style = ''] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) {
    for (const [, url = ''] of style.matchAll(/\burl\(["']?([^"')]+)/g)) addOther(url)
  }
  return { scripts, inlineScripts, firstView: new Set([...scripts, ...others]) }
}

/** A script fetched on demand, with the imports that the page had not loaded yet. */
export interface Screen {
  /** Its file name: `Account`. */
  name: string
  /** Bytes with brotli. */
  script: number
  /** The number of script files. */
  files: number
}

/**
 * Every screen and tool that can be loaded after a page, directly or indirectly, each with the maximum
 * it can add.
 */
export function screensOf(html: string, client: string): Screen[] {
  const screens = new Map<string, Set<string>>()
  const sizeOf = (brings: ReadonlySet<string>) =>
    [...brings].reduce((sum, each) => sum + brotliSize(join(client, each)), 0)
  const follow = (loaded: ReadonlySet<string>) => {
    for (const path of [...loaded].flatMap((from) => importsOf(from, client, dynamicImport))) {
      if (loaded.has(path)) continue
      const brings = closureOf(path, client, loaded)
      if (sizeOf(brings) <= sizeOf(screens.get(path) ?? new Set())) continue
      screens.set(path, brings)
      follow(new Set([...loaded, ...brings]))
    }
  }
  follow(loadedBy(html, client).scripts)
  return [...screens].map(([path, brings]) => ({
    name: nameOf(path),
    script: sizeOf(brings),
    files: brings.size,
  }))
}

/** What a screen of an app adds to the scripts of its page. */
export function scriptsOfScreen(html: string, client: string, name: string): string[] {
  const { scripts } = loadedBy(html, client)
  const path = [...scripts]
    .flatMap((from) => importsOf(from, client, dynamicImport))
    .find((each) => nameOf(each) === name)
  if (!path) throw new Error(`No script of the page loads ${name}.`)
  return [...closureOf(path, client, scripts)]
}

const nameOf = (path: string) => /([^/]+?)\.[\w-]+\.js$/.exec(path)?.[1] ?? path

const dynamicImport = /\bimport\(\s*[`'"]([^`'"]+)[`'"]\s*\)/g

const importsOf = remembered((from: string, client: string, pattern: RegExp): string[] =>
  [...readFileSync(join(client, from), 'utf8').matchAll(pattern)]
    .map(([, url = '']) => url)
    .filter((url) => /^[./]/.test(url))
    .map((url) => pathOf(url, from))
    .filter((path) => existsSync(join(client, path))),
)

/** A script and all its imports, except those already loaded. */
function closureOf(path: string, client: string, there: ReadonlySet<string>): Set<string> {
  const closure = new Set([path])
  for (const each of closure) {
    for (const next of importsOf(each, client, staticImport)) {
      if (!there.has(next)) closure.add(next)
    }
  }
  return closure
}

function pathOf(url: string, from: string): string {
  return new URL(url, `http://site${from}`).pathname
}

function attribute(attributes: string, name: string): string | undefined {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return double ?? single
}

/** The compressed size from the build, or the plain size of a file that is already compressed. */
export const brotliSize = remembered((file: string): number => {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return /\.(html|css|js|svg)$/.test(file)
    ? brotliCompressSync(readFileSync(file)).length
    : statSync(file).size
})

const compressedSize = remembered((text: string): number => brotliCompressSync(text).length)

/** Many pages load the same files, so each is read and compressed once. */
function remembered<Args extends unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, Result>()
  return (...args) => {
    const key = args.map(String).join('\n')
    if (!known.has(key)) known.set(key, compute(...args))
    return known.get(key) as Result
  }
}
