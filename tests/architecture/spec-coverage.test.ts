import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './imports.ts'

interface Row {
  spec: string
  what: string
  tests: string[]
}

const documents = ['docs/spec-coverage.md', 'docs/security.md']

/** Rows of every table whose first columns are where it is asked, what, and tests apart by `<br>`. */
function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .filter(([, spec]) => !['spec', 'gate', 'finding'].includes(spec?.toLowerCase() ?? ''))
    .map(([, spec = '', what = '', test = '']) => ({
      spec,
      what,
      tests: test.split('<br>').map((each) => each.trim().replaceAll('`', '')),
    }))
}

/** Why a cell holds no promise; undefined when it does. */
function fault(cell: string): string | undefined {
  if (/^issue \d+$/.test(cell)) return undefined
  const bench = /^bench ([\w-]+)$/.exec(cell)?.[1]
  if (bench) return existsSync(join(root, `bench/${bench}.ts`)) ? undefined : `no bench ${bench}`
  const [path = '', ...rest] = cell.split(' › ')
  const title = rest.join(' › ')
  if (!title) return `"${cell}" is neither "path › title" nor "issue N"`
  const file = join(root, path)
  if (!existsSync(file)) return `${path} does not exist`
  if (!titlesIn(readFileSync(file, 'utf8')).has(title)) return `${path} has no test "${title}"`
  return undefined
}

/** Titles as they are written, `%s` and `${…}` included; backticks are left out, as in a cell. */
function titlesIn(source: string): Set<string> {
  // The second beginning is where the title of an `it.each([…])` over several lines stands.
  const call =
    /(?:\b(?:it|test)\b[^'"`\n]*?|\](?: as const)?\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g
  const titles = [...source.matchAll(call)].map(([, single, double, backtick]) => {
    return (single ?? double ?? backtick ?? '').replace(/\\(.)/g, '$1').replaceAll('`', '')
  })
  return new Set(titles)
}

describe.each(documents)('%s', (document) => {
  const rows = readRows(readFileSync(join(root, document), 'utf8'))

  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(0)
  })

  it('says in every row where the spec has it, what it is and what holds it', () => {
    expect(rows.filter(({ spec, what, tests }) => !spec || !what || !tests[0])).toEqual([])
  })

  it('names only tests that exist', () => {
    expect(rows.flatMap(({ tests }) => tests.flatMap((cell) => fault(cell) ?? []))).toEqual([])
  })
})
