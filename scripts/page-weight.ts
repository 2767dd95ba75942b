import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const kilobytes = (count: number): number => count * 1000

/** Islands that load nothing until someone reaches for them. */
const lazyDirectives = ['reach']

const staticImport = /\b(?:import|export)\s*(?:[\w$*{}\s,]+?\bfrom\s*)?['"]([^'"]+)['"]/g

/** Brotli bytes of the scripts a page loads by itself. `client` is the folder of built files. */
export function weigh(html: string, client: string): number {
  const files = new Set<string>()
  const add = (url: string, from: string) => {
    const path = new URL(url, `http://site${from}`).pathname
    const file = join(client, path)
    if (files.has(file) || !existsSync(file)) return
    files.add(file)
    addImports(readFileSync(file, 'utf8'), path)
  }
  const addImports = (script: string, from: string) => {
    for (const [, url = ''] of script.matchAll(staticImport)) {
      if (/^[./]/.test(url)) add(url, from)
    }
  }

  let bytes = 0
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script\b([^>]*)>(.*?)<\/script>/gs,
  )) {
    const src = attribute(attributes, 'src')
    if (src) add(src, '/')
    else if (!attribute(attributes, 'type')?.includes('json')) {
      bytes += text ? brotliCompressSync(text).length : 0
      addImports(text, '/')
    }
  }
  for (const [, attributes = ''] of html.matchAll(/<link\b([^>]*)>/g)) {
    if (attribute(attributes, 'rel') === 'modulepreload')
      add(attribute(attributes, 'href') ?? '', '/')
  }
  for (const [, attributes = ''] of html.matchAll(/<astro-island\b([^>]*)>/g)) {
    if (lazyDirectives.includes(attribute(attributes, 'client') ?? '')) continue
    for (const name of ['component-url', 'renderer-url', 'before-hydration-url']) {
      const url = attribute(attributes, name)
      if (url) add(url, '/')
    }
  }
  for (const file of files) bytes += brotliSize(file)
  return bytes
}

function attribute(attributes: string, name: string): string | undefined {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return double ?? single
}

function brotliSize(file: string): number {
  const compressed = `${file}.br`
  return existsSync(compressed)
    ? statSync(compressed).size
    : brotliCompressSync(readFileSync(file)).length
}
