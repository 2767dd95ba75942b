import { join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { inventedFile, packageOf, type SourceFile, sourceFiles } from './imports.ts'

interface Module {
  /** Modules it may import, besides itself. */
  modules: string[]
  /** Packages it may import; any, if none are listed. */
  packages?: string[]
}

/**
 * Imports point inward, to `domain`. A file belongs to the module with the longest matching
 * name.
 */
const layers: Record<string, Module> = {
  domain: { modules: [], packages: [] },
  'site-name.ts': { modules: [], packages: [] },
  'site.ts': { modules: ['site-name.ts'], packages: [] },
  // User-visible texts, by language and topic: `locales/en/matching.ts`.
  locales: { modules: ['domain'], packages: [] },
  api: { modules: ['domain', 'locales'], packages: ['zod', 'ky'] },
  ui: { modules: [] },
  server: { modules: ['api', 'domain', 'locales', 'site.ts'] },
  // What both apps share imports neither. Only an app's own island does.
  islands: { modules: ['api', 'domain', 'locales', 'ui', 'site.ts', 'site-name.ts'] },
  'islands/Dashboard.tsx': { modules: ['islands', 'islands/dashboard', 'ui'] },
  'islands/Admin.tsx': { modules: ['islands', 'islands/admin', 'ui'] },
  'islands/dashboard': { modules: ['islands', 'api', 'domain', 'locales', 'ui', 'site.ts'] },
  'islands/admin': { modules: ['islands', 'api', 'domain', 'locales', 'ui', 'site.ts'] },
  layouts: { modules: ['ui', 'domain', 'locales', 'site.ts'] },
  content: { modules: ['ui', 'site.ts'] },
  'env.d.ts': { modules: ['api', 'domain'] },
  'middleware.ts': { modules: [] },
  'content.config.ts': { modules: ['domain', '../public'] },
  '../public': { modules: [] },
  'service-worker': { modules: [], packages: [] },
  pages: {
    modules: [
      ...['islands', 'islands/Dashboard.tsx', 'islands/Admin.tsx'],
      ...['layouts', 'ui', 'domain', 'locales', 'content', 'site.ts'],
    ],
  },
}

/** What only some files may do. */
const restricted: { what: string; places: string[]; does: (file: SourceFile) => boolean }[] = [
  { what: 'import node:sqlite', places: ['src/server/db/'], does: importsAnyOf('node:sqlite') },
  { what: 'import pg', places: ['src/server/db/'], does: importsAnyOf('pg') },
  {
    what: 'import the query builder',
    places: ['src/server/db/', 'src/server/queries/'],
    does: importsAnyOf('kysely'),
  },
  {
    what: 'read the environment',
    // The samples for developers show how their own programs read a key.
    places: ['src/server/config/env.ts', 'src/pages/_developers/samples.ts'],
    does: (file) =>
      /\bprocess\s*\.\s*env\b/.test(file.text) || importsAnyOf('process', 'node:process')(file),
  },
  {
    what: 'name the stored token',
    places: ['src/islands/auth/stored-session.ts'],
    does: (file) => /\.(ts|tsx|astro)$/.test(file.path) && /['"`]AUTH_TOKEN['"`]/.test(file.text),
  },
]

function importsAnyOf(...names: string[]): (file: SourceFile) => boolean {
  return (file) => file.imports.some((name) => names.includes(packageOf(name)))
}

/** The module of a file in src/; undefined if it is in none. */
function moduleOf(path: string): string | undefined {
  const names = Object.keys(layers).filter((name) => `${path}/`.startsWith(`${join('src', name)}/`))
  return names.sort((a, b) => b.length - a.length)[0]
}

function refusedImports(file: SourceFile): string[] {
  const name = moduleOf(file.path)
  const module = name ? layers[name] : undefined
  if (!name || !module) return [`${file.path} is in no module`]
  return file.imports
    .filter((target) => !mayImport(name, module, target))
    .map((target) => `${file.path} imports ${target}`)
}

function mayImport(name: string, module: Module, target: string): boolean {
  if (!target.startsWith('/')) return module.packages?.includes(packageOf(target)) ?? true
  const targetModule = moduleOf(target.slice(1))
  return targetModule === name || module.modules.includes(targetModule ?? 'none')
}

const files = sourceFiles()

describe('src/', () => {
  it('is read: every base module has files, and files have imports', () => {
    for (const folder of ['src/api/', 'src/domain/', 'src/server/', 'src/pages/', 'src/islands/']) {
      const inFolder = files.filter((file) => file.path.startsWith(folder))
      expect(inFolder.length, folder).toBeGreaterThan(0)
    }
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(files.length)
  })

  it('imports only what the module boundaries allow', () => {
    expect(files.flatMap(refusedImports)).toEqual([])
  })

  it.each([
    ['src/domain/lookup/x.ts', 'src/api/lookup/verify.ts'],
    ['src/domain/lookup/x.ts', 'src/server/lib/ids.ts'],
    ['src/domain/lookup/x.ts', 'src/locales/en/lookup.ts'],
    ['src/domain/lookup/x.ts', 'zod'],
    ['src/domain/lookup/x.ts', 'node:crypto'],
    ['src/locales/en/x.ts', 'src/api/problem.ts'],
    ['src/api/lookup/x.ts', 'src/server/routes/lookup/verify.ts'],
    ['src/api/lookup/x.ts', 'src/islands/session.ts'],
    ['src/api/lookup/x.ts', 'hono'],
    ['src/ui/x.tsx', 'src/domain/lookup/verdicts.ts'],
    ['src/ui/x.tsx', 'src/api/problem.ts'],
    ['src/ui/x.tsx', 'src/islands/paths.ts'],
    ['src/server/services/x.ts', 'src/islands/paths.ts'],
    ['src/server/services/x.ts', 'src/ui/Facts.tsx'],
    ['src/server/services/x.ts', 'src/pages/index.astro'],
    ['src/islands/x.tsx', 'src/server/lib/ids.ts'],
    ['src/islands/x.tsx', 'src/pages/index.astro'],
    ['src/islands/dashboard/x.tsx', 'src/islands/admin/Admin.tsx'],
    ['src/islands/charts/x.ts', 'src/islands/admin/x.ts'],
    ['src/islands/shell/x.tsx', 'src/islands/dashboard/x.tsx'],
    ['src/islands/Admin.tsx', 'src/islands/dashboard/x.tsx'],
    ['src/islands/dashboard/x.tsx', 'src/server/lib/ids.ts'],
    ['src/islands/admin/x.tsx', 'src/islands/dashboard/Dashboard.tsx'],
    ['src/islands/admin/x.tsx', 'src/server/lib/ids.ts'],
    ['src/layouts/x.astro', 'src/islands/session.ts'],
    ['src/pages/x.astro', 'src/server/lib/ids.ts'],
    ['src/drawer/x.ts', 'src/domain/lookup/verdicts.ts'],
  ])('would notice %s importing %s', (from, to) => {
    expect(refusedImports(inventedFile(from, to))).not.toEqual([])
  })

  it.each([
    ['src/pages/x.astro', 'src/islands/paths.ts'],
    ['src/islands/dashboard/x.tsx', 'src/api/lookup/verify.ts'],
    ['src/api/lookup/x.ts', 'src/domain/lookup/verdicts.ts'],
    ['src/server/routes/x.ts', 'src/api/lookup/verify.ts'],
    ['src/server/routes/x.ts', 'hono'],
  ])('allows %s to import %s', (from, to) => {
    expect(refusedImports(inventedFile(from, to))).toEqual([])
  })

  it.each(restricted)('does this in one place only: $what', ({ places, does }) => {
    const elsewhere = files.filter((file) => !places.some((place) => file.path.startsWith(place)))
    expect(elsewhere.filter(does).map((file) => file.path)).toEqual([])
  })
})
