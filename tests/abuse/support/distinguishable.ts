import type { Reply } from './attacker.ts'

/** What an attacker saw of one identifier at one endpoint. */
export interface Seen {
  hidden: boolean
  /** The response without its variable parts, from `signOf`. */
  sign: string
  refused: boolean
}

const changing = /^(date|content-length|x-request-id|retry-after|set-cookie|x-ratelimit-[a-z]+)$/

/** A response without its variable parts: the identifier, ids, times. */
export function signOf(reply: Reply, number: string, own: readonly string[] = []): string {
  const headers = Object.entries(reply.headers)
    .filter(([name]) => !changing.test(name))
    .map(([name, value]) => `${name}: ${value}`)
  return `${reply.status}\n${headers.join('\n')}\n${withoutOwn(reply.text, number, own)}`
}

/** Text without the identifier (grouped or not), ids and times. */
export function withoutOwn(text: string, number: string, own: readonly string[] = []): string {
  const grouped = new RegExp([...number].join('(?:[ +\\-\u00a0]|%20|%2B)?'), 'g')
  const without = own.reduce((rest, each) => rest.replaceAll(each, '‹own›'), text)
  return (
    without
      .replace(grouped, '‹number›')
      .replaceAll(number.slice(0, 14), '‹key›')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '‹id›')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '‹time›')
      .replace(/\b1[0-9]{12}\b/g, '‹time›')
      .replace(/\b\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d/g, '‹time›')
      .replace(/"[\w-]{20,}"/g, '"‹id›"')
      .replace(/ uid="\w+"/g, '')
      // Drawn from the number alone: tests/domain/identifiers/pattern.test.ts.
      .replace(/(<svg[^>]* data-pattern[^>]*>).*?<\/svg>/g, '$1</svg>')
  )
}

/**
 * How well the signs alone tell hidden identifiers from unknown ones: `apart` is the number of
 * guesses that are right beyond chance.
 */
export function distinguishable(seen: readonly Seen[]): {
  asked: number
  refused: number
  signs: number
  apart: number
  /** Excerpts of two signs, around their first difference. */
  parting: string[]
} {
  const answered = seen.filter(({ refused }) => !refused)
  const bySign = Map.groupBy(answered, ({ sign }) => sign)
  const more = (some: readonly Seen[]) => {
    const hidden = some.filter((each) => each.hidden).length
    return Math.max(hidden, some.length - hidden)
  }
  const guessed = [...bySign.values()].reduce((sum, some) => sum + more(some), 0)
  return {
    asked: seen.length,
    refused: seen.length - answered.length,
    signs: bySign.size,
    apart: guessed - more(answered),
    parting: excerptsAtDifference([...bySign.keys()]),
  }
}

function excerptsAtDifference([one = '', other = '']: readonly string[]): string[] {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  return [one, other].map((sign) => sign.slice(Math.max(0, from - 120), from + 240))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
