import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './run.mjs'

/**
 * This file names every endpoint, so following its imports would lead from any test to all of them.
 */
const lists = ['src/server/routes/routes.ts']

/** A change to these can affect every test. */
const everywhere =
  /^(package-lock\.json|tsconfig.*\.json|vitest\.config\.ts|astro\.config\.mjs|scripts\/test\.mjs)$/

/** Files that differ from the last commit, including untracked ones. */
export function changedFiles() {
  const lines = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...lines('diff', '--name-only', 'HEAD'),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
}

/**
 * The test files that a change of these files can reach: by imports, by the endpoints they call (a
 * test that imports a contract reaches its route), by programs that they start, and by their own lists
 * of all endpoints. Paths are relative to the project.
 *
 * @param {string[]} changed
 * @returns {string[]}
 */
export function testsReachedBy(changed) {
  const tests = trackedTests()
  if (changed.some((file) => everywhere.test(file))) return tests
  const edges = new Map()
  const importsOf = (file) => {
    if (!edges.has(file)) edges.set(file, readImports(file))
    return edges.get(file)
  }
  const isChanged = new Set(changed)
  const endpointChanged = changed.some((file) => /^src\/(api|server\/routes)\//.test(file))
  return tests.filter((test) => {
    // These tests read the source tree itself.
    if (test.startsWith('tests/architecture/')) return true
    const callsServer = !test.startsWith('tests/islands/')
    const seen = new Set([test])
    for (const file of seen) {
      if (isChanged.has(file)) return true
      const imports = importsOf(file)
      if (
        endpointChanged &&
        file.startsWith('tests/') &&
        imports.some((to) => lists.includes(to))
      ) {
        return true
      }
      if (lists.includes(file)) continue
      for (const to of imports) seen.add(to)
      const route = file.replace(/^src\/api\//, 'src/server/routes/')
      if (callsServer && file.startsWith('src/api/') && existsSync(join(root, route))) {
        seen.add(route)
      }
    }
    return false
  })
}

function trackedTests() {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'],
    { cwd: root, encoding: 'utf8' },
  )
  return files
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)))
}

/** Modules that a file imports, and project files that it names to start or read them. */
function readImports(file) {
  const path = join(root, file)
  if (!/\.(ts|tsx|mjs|astro|mdx)$/.test(file) || !existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const relative = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, to]) =>
    normalize(join(dirname(file), to)),
  )
  const named = [...text.matchAll(/['"]((?:src|scripts|bench|public)\/[\w./-]+\.\w+)['"]/g)].map(
    ([, to]) => to,
  )
  return [...relative, ...named]
}
