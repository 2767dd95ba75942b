import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../src/server/routes/routes.ts'
import { laggingEndpoints } from '../../src/server/services/may-lag.ts'
import { root } from './imports.ts'
import { faultOf } from './named-tests.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
const decisions = documents.filter((path) => path.includes('decisions')).sort()
const headingsOf = (text: string) =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '')

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

function faultOfLink(from: string, link: string): string[] {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? from : join(dirname(from), path)
  if (!existsSync(join(root, file))) return [`${from} links to ${link}`]
  if (!anchor) return []
  const anchors = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    anchorOf(heading ?? ''),
  )
  return anchors.includes(anchor) ? [] : [`${from} links to ${link}`]
}

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('links only to existing files and headings', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '')
    const local = links.filter((link) => !/^[a-z]+:/.test(link))
    expect(local.flatMap((link) => faultOfLink(document, link))).toEqual([])
  })

  it('names only existing paths', () => {
    const named = [
      ...text.matchAll(/`((?:src|tests|bench|scripts|deploy|docs|public)\/[\w./[\]-]+)`/g),
    ].map(([, path]) => path ?? '')
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

it('docs/asvs.md names only existing tests', () => {
  const cells = read('docs/asvs.md').matchAll(/(tests\/[\w./-]+\.tsx?)/g)
  expect([...cells].map(([path]) => path).filter((path) => !existsSync(join(root, path)))).toEqual(
    [],
  )
})

describe.each(decisions)('%s', (decision) => {
  const text = read(decision)

  it('has a title with its number, and Context, Decision, Consequences', () => {
    const number = Number(/(\d{4})-/.exec(decision)?.[1])
    expect(text).toMatch(new RegExp(`^# ${number}\\. \\S`))
    expect(headingsOf(text)).toEqual(['Context', 'Decision', 'Consequences'])
  })
})

it('decision records are numbered uniquely and without gaps', () => {
  const numbers = decisions.map((path) => Number(/(\d{4})-/.exec(path)?.[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

it('docs/settings.md lists every setting, no other, and every one that the doctor names', () => {
  const config = globSync('src/server/config/*.ts', { cwd: root }).map(read).join('\n')
  const settings = [...config.matchAll(/(?:\b\w+(?:<[^(]*>)?\(|env\[)\s*'([A-Z][A-Z_]+)'/g)].map(
    ([, name]) => name ?? '',
  )
  expect(settings.length).toBeGreaterThan(12)
  const listed = [...read('docs/settings.md').matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(
    ([, names = '']) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(listed.toSorted()).toEqual([...new Set(settings)].sort())
  const doctor = globSync('src/server/doctor/*.ts', { cwd: root }).map(read).join('\n')
  const named = [...doctor.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g)].map(([name]) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !listed.includes(name))).toEqual([])
})

it('docs/scaling.md lists every request that may lag: public reads and lists of staff, no lookup', () => {
  const [, table = ''] = /## Read replicas([\s\S]*?)## CDN/.exec(read('docs/scaling.md')) ?? []
  const listed = [...table.matchAll(/`((?:GET|POST) [^`]+)`/g)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual([...laggingEndpoints].sort())
  const lagging = endpoints.filter(({ method, path }) => laggingEndpoints.has(`${method} ${path}`))
  expect(lagging.length).toBe(laggingEndpoints.size)
  const wrong = lagging.filter(
    ({ method, path, access, media }) =>
      !['anyone', 'staff'].includes(access) ||
      (method !== 'GET' && media !== 'text/csv') ||
      /verify|auth|proof|certificate/.test(path),
  )
  expect(wrong).toEqual([])
})

it('README.md lists every command for users', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const readme = read('README.md')
  const missing = Object.keys(scripts)
    .filter((name) => name !== 'build')
    .filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(readme))
  expect(missing).toEqual([])
})

it('docs/operations.md has 150 lines at most', () => {
  expect(read('docs/operations.md').split('\n').length).toBeLessThanOrEqual(151)
})

it('every bench named in docs/benchmarks.md exists', () => {
  const named = [...read('docs/benchmarks.md').matchAll(/npm run bench -- ([a-z-]+)/g)]
  const faults = named.flatMap(([, name]) => faultOf(`bench ${name}`) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(faults).toEqual([])
})

it('images in README.md are 120 kB each at most', () => {
  const images = globSync('docs/images/*.png', { cwd: root })
  expect(images.length).toBe(3)
  const heavy = images.filter((path) => readFileSync(join(root, path)).length > 120_000)
  expect(heavy).toEqual([])
})
