import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../src/server/routes/routes.ts'
import { inventedFile, root, type SourceFile, sourceFiles } from './imports.ts'

const inner = ['db', 'lib', 'api', 'domain', 'locales']
const belowServices = ['certificates', 'queries', 'mail', 'storage', 'gateways', ...inner]

/** What a module of src/server may import, besides itself. `http` and `boot` may import any and are imported by none. */
const modules: Record<string, string[]> = {
  outgoing: [],
  push: ['outgoing', 'lib', 'domain', 'locales'],
  webhooks: ['outgoing', 'domain'],
  lib: ['api', 'domain', 'locales'],
  config: ['lib'],
  db: ['lib', 'config', 'domain'],
  storage: ['outgoing', 'lib', 'config', 'api', 'domain'],
  queries: ['db', 'lib', 'config', 'api', 'domain', 'locales'],
  gateways: ['outgoing', 'config'],
  mail: ['gateways', 'outgoing', 'db', 'lib', 'config', 'domain', 'api', 'locales'],
  certificates: ['queries', 'db', 'storage', 'lib', 'api', 'domain', 'locales'],
  'rate-limit': ['queries', 'db', 'lib', 'api', 'domain', 'locales'],
  payments: ['outgoing', 'db', 'config', 'lib', 'api', 'domain'],
  metrics: ['queries', 'db', 'lib', 'api', 'domain'],
  security: ['rate-limit', 'queries', 'db', 'lib', 'api', 'domain', 'locales'],
  services: [
    'payments',
    'outgoing',
    'push',
    'webhooks',
    'security',
    'rate-limit',
    'metrics',
    ...belowServices,
  ],
  routes: ['services', 'security', 'rate-limit', ...belowServices],
  jobs: [
    'gateways',
    'payments',
    'push',
    'webhooks',
    'services',
    'rate-limit',
    'queries',
    'mail',
    'storage',
    'db',
    'config',
    'lib',
    'domain',
  ],
  backup: ['certificates', 'queries', 'storage', 'db', 'config', 'lib', 'domain'],
  doctor: ['backup', 'certificates', 'mail', 'queries', 'storage', 'db', 'config', 'lib', 'domain'],
}
const onTop = ['http', 'boot']

/** What routes share; no other file of routes/ is imported by a route. */
const routeBase = 'src/server/routes/route.ts'
const schemaFolder = 'src/server/db/schema/'
/** The list of all routes, by topic. */
const routeList = 'src/server/routes/routes.ts'

/** Files that may name the time, the origin or the log themselves, with the reason. */
const hasOwnClock: Record<string, string> = {
  'src/server/services/context.ts': 'the context',
  'src/server/services/notifications/notify-user.ts':
    'declares the part of the context that it needs',
  'src/server/services/lookup/lookup-alerts.ts': 'created with the process',
  'src/server/services/lookup/lookup-counter.ts': 'created with the process',
  'src/server/mail/message.ts': 'declares the part of the context that a mail needs',
  'src/server/mail/outbox-sender.ts': 'created with the process',
}

const files = sourceFiles()
const byPath = new Map(files.map((file) => [file.path, file]))
const server = files.filter(({ path }) => path.startsWith('src/server/'))

const ourImports = (file: SourceFile) =>
  file.imports.filter((to) => to.startsWith('/')).map((to) => to.slice(1))

/**
 * `queries` for `src/server/queries/reports/reports.ts`, `domain` for `src/domain/csv.ts`, `.` for
 * files at the top of src/server.
 */
function moduleOf(path: string): string {
  const [, layer = '', module = '', ...rest] = path.split('/')
  if (layer !== 'server') return layer
  return rest.length > 0 ? module : '.'
}

function refused(file: SourceFile, to: string): boolean {
  const [from, target] = [moduleOf(file.path), moduleOf(to)]
  if (to.startsWith('src/site')) return false
  if (from === '.' || from === target) return false
  if (onTop.includes(from)) return from === 'http' && target === 'boot'
  return !modules[from]?.includes(target)
}

const describeImport = (file: SourceFile) => (to: string) => `${file.path} → ${to}`

function upwardArrows(file: SourceFile): string[] {
  return ourImports(file)
    .filter((to) => refused(file, to))
    .map(describeImport(file))
}

/** Forbidden imports of routes. */
function importsOfRoutes(file: SourceFile): string[] {
  return ourImports(file)
    .filter((to) => to.startsWith('src/server/routes/') && to !== routeBase)
    .map(describeImport(file))
}

/** The lengths in lines of the routes that are written in a file. */
function routeLengths(text: string): number[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const calls = line.match(/\b\w*[rR]oute\(/g) ?? []
    if (calls.length === 0 || /[)\]],?$/.test(line)) return calls.map(() => 1)
    const indent = /^ */.exec(line)?.[0]
    const end = lines.findIndex(
      (each, index) => index > at && /^ *[})\]]/.test(each) && !each.startsWith(`${indent} `),
    )
    return [end - at + 1]
  })
}

/** Forbidden imports of the schema: all but the schema itself and the names of the engines. */
function importsOfLiveCode(file: SourceFile): string[] {
  return ourImports(file)
    .filter((to) => to !== 'src/server/db/dialect-name.ts' && !to.startsWith(schemaFolder))
    .map(describeImport(file))
}

describe('src/server', () => {
  it('has two files at its top, the two processes', () => {
    const top = readdirSync(join(root, 'src/server'), { withFileTypes: true })
    expect(
      top
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['main.ts', 'worker.ts'])
  })

  it('lists every one of its modules', () => {
    const found = new Set(server.map(({ path }) => moduleOf(path)))
    expect([...found].sort()).toEqual(['.', ...onTop, ...Object.keys(modules)].sort())
  })

  it('imports only downward', () => {
    expect(server.flatMap(upwardArrows)).toEqual([])
  })

  it.each([
    ['lib', 'db'],
    ['lib', 'queries'],
    ['config', 'db'],
    ['db', 'queries'],
    ['db', 'services'],
    ['storage', 'db'],
    ['mail', 'queries'],
    ['mail', 'services'],
    ['queries', 'services'],
    ['queries', 'routes'],
    ['queries', 'mail'],
    ['queries', 'rate-limit'],
    ['security', 'services'],
    ['rate-limit', 'services'],
    ['services', 'routes'],
    ['services', 'jobs'],
    ['jobs', 'routes'],
    ['doctor', 'services'],
    ['backup', 'services'],
    ...Object.keys(modules).flatMap((module) => [
      [module, 'http'],
      [module, 'boot'],
    ]),
    ['http', 'boot'],
  ])('would notice %s importing %s', (from, to) => {
    const file = inventedFile(`src/server/${from}/x.ts`, `src/server/${to}/y.ts`)
    expect(upwardArrows(file)).not.toEqual([])
  })

  it('allows the planned imports: routes → services → queries → db', () => {
    const chain = ['boot', 'http', 'routes', 'services', 'queries', 'db', 'lib']
    for (const [index, from] of chain.slice(0, -1).entries()) {
      const file = inventedFile(`src/server/${from}/x.ts`, `src/server/${chain[index + 1]}/y.ts`)
      expect(upwardArrows(file)).toEqual([])
    }
  })

  it('has no route that imports a route', () => {
    const routes = server.filter(
      ({ path }) => path.startsWith('src/server/routes/') && path !== routeList,
    )
    expect(routes.length).toBeGreaterThan(20)
    expect(routes.flatMap(importsOfRoutes)).toEqual([])
  })

  it('would notice a route that imports a route, and allows what routes share', () => {
    const other = 'src/server/routes/users.ts'
    const file = inventedFile('src/server/routes/reports.ts', other, routeBase)
    expect(importsOfRoutes(file)).toEqual([`src/server/routes/reports.ts → ${other}`])
  })

  it('has routes of at most 40 lines', () => {
    const topics = server.filter(
      ({ path }) => path.startsWith('src/server/routes/') && ![routeList, routeBase].includes(path),
    )
    expect(topics.length).toBeGreaterThan(20)
    const lengths = topics.flatMap(({ text }) => routeLengths(text))
    const calls = topics.flatMap(({ text }) => text.match(/\b\w*[rR]oute\(/g) ?? [])
    expect(lengths.length).toBeGreaterThan(100)
    expect(lengths).toHaveLength(calls.length)
    const long = topics.filter(({ text }) => routeLengths(text).some((length) => length > 40))
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it.each([
    'const shared = route(x, async () => {\nLINES})\n\nexport const xRoutes: readonly Route[] = [\n  shared,\n]\n',
    'export const xRoutes: readonly Route[] = [\n  route(x, async () => {\nLINES  }),\n]\n',
  ])('would notice a long route in %j', (text) => {
    expect(routeLengths(text.replace('LINES', '    work()\n'.repeat(40)))).toEqual([42])
    expect(routeLengths(text.replace('LINES', '    work()\n'))).toEqual([3])
  })

  it('passes the time, the origin and the log in the context, never as separate arguments', () => {
    const loose = /\b(?:now|publicOrigin|origin|log): (?:number|string|Logger)\b/g
    const useCases = server.filter(({ path }) => /^src\/server\/(?:services|mail)\//.test(path))
    const passed = useCases
      .filter(({ path }) => !(path in hasOwnClock))
      .flatMap(({ path, text }) => (text.match(loose) ?? []).map((found) => `${path} ${found}`))
    expect(passed).toEqual([])
  })

  it('has a schema that imports no code that may change', () => {
    const schema = server.filter(({ path }) => path.startsWith(schemaFolder))
    expect(schema.length).toBeGreaterThan(10)
    expect(schema.flatMap(importsOfLiveCode)).toEqual([])
  })

  it.each([
    'src/server/db/tables.ts',
    'src/server/db/sqlite.ts',
    'src/server/queries/users/users.ts',
    'src/server/lib/ids.ts',
    'src/domain/lookup/plans.ts',
  ])('would notice a schema that imports %s', (to) => {
    const file = inventedFile(`${schemaFolder}x.ts`, to)
    expect(importsOfLiveCode(file)).toHaveLength(1)
  })

  it('serves every endpoint that the contract defines', () => {
    const defined = files
      .filter(({ path }) => path.startsWith('src/api/'))
      .flatMap(({ text }) => [...text.matchAll(/= (?:define(?:V1)?Endpoint|v1EndpointOf)\(/g)])
    expect(defined.length).toBeGreaterThan(100)
    expect(endpoints).toHaveLength(defined.length)
  })
})

describe('src/', () => {
  it('has no folder with more than 25 files', () => {
    const counts = new Map<string, number>()
    for (const { path } of files.filter(({ path }) => !path.startsWith('src/content/'))) {
      const folder = path.replace(/\/[^/]+$/, '')
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    const crowded = [...counts].filter(([, count]) => count > 25)
    expect(crowded).toEqual([])
  })

  it('has the same topics in the contract and the routes', () => {
    const topicsOf = (layer: string) =>
      new Set(
        files.flatMap(({ path }) => {
          const rest = path.startsWith(`${layer}/`) ? path.slice(layer.length + 1) : ''
          return rest.includes('/') ? [rest.split('/')[0]] : []
        }),
      )
    const routes = files.flatMap(
      ({ path }) => /^src\/server\/routes\/([\w-]+)/.exec(path)?.[1] ?? [],
    )
    const shared = ['route', 'routes']
    const served = new Set(routes.filter((topic) => !shared.includes(topic)))
    // Files are read before a request and after one.
    served.add('tables')
    expect([...served].sort()).toEqual([...topicsOf('src/api')].sort())
    // The gateways define the requests to `channels`, so the contract has no such topic.
    const topics = new Set([...topicsOf('src/api'), 'channels'])
    for (const layer of ['src/server/services', 'src/server/queries']) {
      expect([...topicsOf(layer)].filter((topic) => !topics.has(topic))).toEqual([])
    }
  })

  it('has no import cycle, lazy imports included', () => {
    expect(cycles(byPath)).toEqual([])
  })

  it('would notice a cycle between services', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `src/server/services/${name}.ts`) as [
      string,
      string,
      string,
    ]
    const cycle = [inventedFile(a, b), inventedFile(b, c), inventedFile(c, a)]
    const [found] = cycles(new Map(cycle.map((file) => [file.path, file])))
    expect(found?.toSorted()).toEqual([a, b, c])
  })
})

/** Strongly connected components of more than one file (Tarjan). */
function cycles(byPath: ReadonlyMap<string, SourceFile>): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const visit = (path: string) => {
    const number = index.size
    index.set(path, number)
    low.set(path, number)
    stack.push(path)
    for (const to of ourImports(byPath.get(path) as SourceFile)) {
      if (!byPath.has(to)) continue
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(path, Math.min(low.get(path) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(path) !== number) return
    const component = stack.splice(stack.indexOf(path))
    if (component.length > 1) found.push(component)
  }
  for (const path of byPath.keys()) if (!index.has(path)) visit(path)
  return found
}
