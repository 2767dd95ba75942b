import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './imports.ts'
import { cellsOf, faultOf, testsIn } from './named-tests.ts'

interface Row {
  spec: string
  what: string
  tests: string[]
}

const documents = ['docs/spec-coverage.md', 'docs/security.md']

/**
 * Rows of every table whose first columns are spec section, requirement and tests, separated by
 * `<br>`.
 */
function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .flatMap((line) => [cellsOf(line) ?? []])
    .filter(
      ([spec]) => spec !== undefined && !['spec', 'gate', 'finding'].includes(spec.toLowerCase()),
    )
    .map(([spec = '', what = '', test = '']) => ({ spec, what, tests: testsIn(test) }))
}

describe.each(documents)('%s', (document) => {
  const rows = readRows(readFileSync(join(root, document), 'utf8'))

  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(0)
  })

  it('gives in every row the spec section, the requirement and the tests', () => {
    expect(rows.filter(({ spec, what, tests }) => !spec || !what || !tests[0])).toEqual([])
  })

  it('names only existing tests', () => {
    expect(rows.flatMap(({ tests }) => tests.flatMap((cell) => faultOf(cell) ?? []))).toEqual([])
  })
})
