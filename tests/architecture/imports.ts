import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface SourceFile {
  /** From the project's folder, with forward slashes: `src/api/endpoint.ts`. */
  path: string
  text: string
  /**
   * Imports from the project as root-relative paths (`/src/api/endpoint.ts`); packages as written.
   */
  imports: string[]
}

/** A file that does not exist, to test that a rule reports what it forbids. */
export function inventedFile(path: string, ...imports: string[]): SourceFile {
  const withSlash = (name: string) => (name.startsWith('src/') ? `/${name}` : name)
  return { path, text: '', imports: imports.map(withSlash) }
}

const importLine =
  /\bfrom\s*['"]([^'"\n]+)['"]|\bimport\s*\(\s*['"]([^'"\n]+)['"]|(?<!\/)\bimport\s*['"]([^'"\n]+)['"]|@import\s+(?:url\()?['"]([^'"\n]+)['"]/g

/** Every file in src/ that can import another. */
export function sourceFiles(): SourceFile[] {
  return globSync('src/**/*.{ts,tsx,mts,js,mjs,astro,md,mdx,css}', { cwd: root }).map((file) => {
    const path = file.split(sep).join('/')
    const text = readFileSync(join(root, path), 'utf8')
    const imports = [...text.matchAll(importLine)].map((match) => {
      const name = match.slice(1).find(Boolean) ?? ''
      const target = name.startsWith('.') ? join(root, dirname(path), name) : null
      return target ? `/${relative(root, target).split(sep).join('/')}` : name
    })
    return { path, text, imports }
  })
}

/** `hono` for `hono/cors`, `@hono/node-server` for `@hono/node-server/conninfo`. */
export function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}
