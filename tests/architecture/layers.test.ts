import { join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { inventedFile, packageOf, type SourceFile, sourceFiles } from './imports.ts'

interface Room {
  /** Modules it may import, besides itself. */
  ours: string[]
  /** Packages it may import; any, if none are listed. */
  packages?: string[]
}

/**
 * The arrows point inward, to `domain`. A file belongs to the module with the longest matching
 * name.
 */
const layers: Record<string, Room> = {
  domain: { ours: [], packages: [] },
  'site-name.ts': { ours: [], packages: [] },
  'site.ts': { ours: ['site-name.ts'], packages: [] },
  // User-visible texts, by language and topic: `locales/en/matching.ts`.
  locales: { ours: ['domain'], packages: [] },
  api: { ours: ['domain', 'locales'], packages: ['zod', 'ky'] },
  ui: { ours: [] },
  server: { ours: ['api', 'domain', 'locales', 'site.ts'] },
  islands: {
    ours: [
      ...['islands/dashboard', 'islands/admin', 'api', 'domain', 'locales', 'ui'],
      ...['site.ts', 'site-name.ts'],
    ],
  },
  'islands/dashboard': { ours: ['islands', 'api', 'domain', 'locales', 'ui', 'site.ts'] },
  'islands/admin': { ours: ['islands', 'api', 'domain', 'locales', 'ui', 'site.ts'] },
  layouts: { ours: ['ui', 'site.ts'] },
  content: { ours: ['ui', 'site.ts'] },
  'env.d.ts': { ours: ['api', 'domain'] },
  'content.config.ts': { ours: ['domain', '../public'] },
  '../public': { ours: [] },
  'service-worker': { ours: [], packages: [] },
  pages: { ours: ['islands', 'layouts', 'ui', 'domain', 'locales', 'content', 'site.ts'] },
}

/** What only these places may do. */
const kept: { what: string; places: string[]; does: (file: SourceFile) => boolean }[] = [
  { what: 'import node:sqlite', places: ['src/server/db/'], does: importsAnyOf('node:sqlite') },
  { what: 'import pg', places: ['src/server/db/'], does: importsAnyOf('pg') },
  {
    what: 'import the query builder',
    places: ['src/server/db/', 'src/server/queries/'],
    does: importsAnyOf('kysely'),
  },
  {
    what: 'read the environment',
    places: ['src/server/config/env.ts'],
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
function roomOf(path: string): string | undefined {
  const names = Object.keys(layers).filter((name) => `${path}/`.startsWith(`${join('src', name)}/`))
  return names.sort((a, b) => b.length - a.length)[0]
}

function refusedImports(file: SourceFile): string[] {
  const name = roomOf(file.path)
  const room = name ? layers[name] : undefined
  if (!name || !room) return [`${file.path} stands in no room`]
  return file.imports
    .filter((target) => !mayImport(name, room, target))
    .map((target) => `${file.path} imports ${target}`)
}

function mayImport(name: string, room: Room, target: string): boolean {
  if (!target.startsWith('/')) return room.packages?.includes(packageOf(target)) ?? true
  const targetRoom = roomOf(target.slice(1))
  return targetRoom === name || room.ours.includes(targetRoom ?? 'none')
}

const files = sourceFiles()

describe('src/', () => {
  it('is read: the base modules contain files with imports', () => {
    for (const room of ['src/api/', 'src/domain/', 'src/server/', 'src/pages/', 'src/islands/']) {
      const inRoom = files.filter((file) => file.path.startsWith(room))
      expect(inRoom.length, room).toBeGreaterThan(0)
    }
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(files.length)
  })

  it('imports only along the allowed arrows between modules', () => {
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

  it.each(kept)('does this in one place only: $what', ({ places, does }) => {
    const elsewhere = files.filter((file) => !places.some((place) => file.path.startsWith(place)))
    expect(elsewhere.filter(does).map((file) => file.path)).toEqual([])
  })
})
