import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { apiBase } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { root } from './imports.ts'
import { cellsOf, faultOf, testsIn } from './named-tests.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Every row of every table, by column name. */
function readTables(markdown: string): Record<string, string>[] {
  let names: string[] | undefined
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) names = undefined
    const cells = cellsOf(line)
    if (!cells) return []
    if (!names) {
      names = cells
      return []
    }
    return [Object.fromEntries(names.map((name, n) => [name, cells[n] ?? '']))]
  })
}

const rows = readTables(read('docs/threat-model.md'))
const doorsIn = (cell = '') =>
  [...cell.matchAll(/`((?:[A-Z]+ )?\/[^`]*)`/g)].map((match) => match[1] ?? '')
const doorRows = rows.filter((row) => row['who is served'] !== undefined)

/** API paths besides the endpoints, from `api.ts`. */
function otherApiPaths(): string[] {
  const calls = read('src/server/http/api.ts').matchAll(
    /\bapp\.(get|post|patch|delete)\(\s*'(\/[^']*)'/g,
  )
  return [...calls].map(([, method = '', path]) => `${method.toUpperCase()} ${apiBase}${path}`)
}

/** Paths that the router answers besides the API, channels and pages. */
function routerPaths(): string[] {
  const source = read('src/server/http/router.ts') + read('src/server/http/files.ts')
  const paths = source.matchAll(/\brouter\.get\('(\/[^']*)'/g)
  return [...paths].map(
    ([, path = '']) =>
      ({
        '/uploads/:name{.+}': '/uploads/{name}',
        '/log/:file{.+}': '/log/{name}',
        '/certificate/:pdf{[\\\\w-]+\\\\.pdf}': '/certificate/{number}.pdf',
        '/badge/:svg{[\\\\w-]+\\\\.svg}': '/badge/{id}.svg',
      })[path] ?? path,
  )
}

/** What the gateways of USSD, SMS and WhatsApp call. */
function channelPaths(): string[] {
  const calls = read('src/server/http/channels/channel-app.ts').matchAll(
    /\bapp\.(get|post)\('(\/[^']*)'/g,
  )
  return [...calls].map(
    ([, method = '', path = '']) =>
      `${method.toUpperCase()} /channels${path.replace(/:(\w+)/g, '{$1}')}`,
  )
}

/** The path of each page, from its file name. */
function pagePaths(): string[] {
  return globSync('src/pages/**/*.{astro,ts}', { cwd: root })
    .map((file) => file.split(sep).join('/').slice('src/pages'.length))
    .filter(
      (path) => !path.includes('/_') && !['/404.astro', '/429.astro', '/500.astro'].includes(path),
    )
    .map((path) =>
      path
        .replace(/\.(astro|ts)$/, '')
        .replace(/\/index$/, '')
        .replace(/\[\.\.\.\w+\]/g, '…')
        .replace(/\[(\w+)\]/g, '{$1}'),
    )
    .map((path) => path || '/')
}

const doors = new Set([
  ...endpoints.map(({ method, path }) => `${method} ${apiBase}${path}`),
  ...otherApiPaths(),
  ...routerPaths(),
  ...channelPaths(),
  ...pagePaths(),
  '/_astro/…',
  // From http/dev-phone/dev-phone.ts.
  '/dev/phone',
])

it('the list of entry points includes every endpoint, page and file route', () => {
  expect(doors.size).toBeGreaterThan(endpoints.length + 30)
  for (const door of [
    'POST /api/uploads',
    'GET /api/docs',
    '/metrics',
    '/dev/mail.json',
    'POST /channels/ussd/{secret}',
    '/search',
  ])
    expect(doors).toContain(door)
})

it('every entry point of the server is in the table', () => {
  const named = new Set(doorRows.flatMap((row) => doorsIn(row['doors'])))
  expect([...doors].filter((door) => !named.has(door))).toEqual([])
})

it('no row names an entry point that the server does not have', () => {
  const named = rows.flatMap((row) => doorsIn(row['doors']))
  expect(named.filter((door) => !doors.has(door))).toEqual([])
})

it('every row names the users, the threat, the defence and the tests', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => Object.values(row).some((cell) => cell === ''))).toEqual([])
})

it('names only existing tests', () => {
  expect(
    rows.flatMap((row) => testsIn(row['held by'] ?? '').flatMap((cell) => faultOf(cell) ?? [])),
  ).toEqual([])
})
