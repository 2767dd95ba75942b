import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './imports.ts'

/** Why a cell names neither an existing test or bench nor `issue N`; undefined when it does. */
export function faultOf(cell: string): string | undefined {
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

/** The cells of a Markdown table row, with `\|` unescaped; undefined for any other line. */
export function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('|') || /^\|[\s:|-]+$/.test(line)) return undefined
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** The tests that a cell names, one a line. */
export function testsIn(cell: string): string[] {
  return cell.split('<br>').map((each) => each.trim().replaceAll('`', ''))
}

/** Titles as written, with `%s` and `${…}`; backticks are removed, as in a cell. */
function titlesIn(source: string): Set<string> {
  // The second alternative matches the title after a multi-line `it.each([…])`.
  const call =
    /(?:\b(?:it|test)\b[^'"`\n]*?|\](?: as const)?\)|\n\s*\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g
  const titles = [...source.matchAll(call)].map(([, single, double, backtick]) => {
    return (single ?? double ?? backtick ?? '').replace(/\\(.)/g, '$1').replaceAll('`', '')
  })
  return new Set(titles)
}
