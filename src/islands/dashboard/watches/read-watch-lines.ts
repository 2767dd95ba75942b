import { userWatchRules } from '../../../domain/webhooks/rules.ts'

export interface WatchLine {
  /** From 1. */
  line: number
  identifier: string
  reference?: string
}

export type LineProblem = 'identifier-long' | 'reference-long'

/** The server’s limits for one line, in characters. */
const maxIdentifier = 200
const maxReference = 100

/**
 * Parses lines with an identifier and, if given, the user's own reference, separated by a comma, a
 * semicolon or a tab. A heading and empty lines are skipped. `isTooLong`: more lines than a user
 * may watch.
 */
export function readWatchLines(text: string): {
  watches: WatchLine[]
  problems: { line: number; text: string; problem: LineProblem }[]
  isTooLong: boolean
} {
  const watches: WatchLine[] = []
  const problems: { line: number; text: string; problem: LineProblem }[] = []
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const [first = '', ...others] = raw.split(/[,;\t]/)
    const [identifier, reference] = [unquoted(first), unquoted(others.join(','))]
    const isHeading = index === 0 && /^(identifier|imei|serial( number)?|number)$/i.test(identifier)
    if (isHeading || (identifier === '' && reference === '')) continue
    const line = index + 1
    const problem = problemOf(identifier, reference)
    if (problem) problems.push({ line, text: raw.slice(0, 80), problem })
    else watches.push({ line, identifier: identifier || raw, ...(reference && { reference }) })
  }
  return { watches, problems, isTooLong: watches.length > userWatchRules.perUser }
}

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()

function problemOf(identifier: string, reference: string): LineProblem | null {
  if (identifier.length > maxIdentifier) return 'identifier-long'
  return reference.length > maxReference ? 'reference-long' : null
}
