import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './imports.ts'

interface Entry {
  version?: string
  resolved?: string
}

const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)

/** The oldest version without published vulnerabilities that affect this project. */
const floors = { astro: '7.2.8', sharp: '0.35.4' }

function versionsOf(name: string): string[] {
  return Object.entries(lock.packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, entry]) => entry.version ?? '')
}

function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}

describe('package-lock.json', () => {
  it.each(Object.entries(floors))('every copy of %s is %s or newer', (name, floor) => {
    const versions = versionsOf(name)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it('contains one copy of zod, so that schemas are shared between files', () => {
    expect(versionsOf('zod')).toHaveLength(1)
  })

  it('names no registry, so that it installs from any', () => {
    const named = Object.entries(lock.packages).filter(([, entry]) => entry.resolved)
    expect(named.map(([path]) => path)).toEqual([])
  })
})
