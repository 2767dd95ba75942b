import { type Candidate, identifierCandidates } from './candidates.ts'

/** One identifier of a batch. */
export interface BatchLine {
  text: string
  /** What it may be; empty if it cannot be parsed. */
  candidates: readonly Candidate[]
  /** The index of the earlier line with the same identifier, or null. */
  repeats: number | null
}

/** The pasted text, split at line ends, commas, semicolons and tabs; empty parts are dropped. */
export function splitPasted(text: string): string[] {
  return text
    .split(/[\r\n,;\t]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** Parses each line, in order, and finds those with the same identifier in another spelling. */
export function parseBatch(texts: readonly string[]): BatchLine[] {
  const firsts = new Map<string, number>()
  return texts.map((text, place) => {
    const candidates = identifierCandidates(text)
    const name = candidates.map(({ namespace, key }) => `${namespace} ${key}`).join('\n')
    const first = name === '' ? undefined : firsts.get(name)
    if (name !== '' && first === undefined) firsts.set(name, place)
    return { text, candidates, repeats: first ?? null }
  })
}

/** How a batch divides: lookups, repetitions, and lines that cannot be parsed. */
export function countBatch(lines: readonly BatchLine[]) {
  const readable = lines.filter(({ candidates }) => candidates.length > 0)
  const asked = readable.filter(({ repeats }) => repeats === null).length
  return {
    asked,
    repeated: readable.length - asked,
    unreadable: lines.length - readable.length,
  }
}
