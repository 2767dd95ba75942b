import { type Candidate, identifierCandidates } from './candidates.ts'

/** One of many identifiers that were asked for together. */
export interface BatchLine {
  text: string
  /** What it could be; none when it cannot be read. */
  candidates: readonly Candidate[]
  /** The place, from 0, of the earlier line that asks for the same; null where none does. */
  repeats: number | null
}

/** What was pasted, cut at line ends, commas, semicolons and tabs; nothing between two of them is nothing. */
export function splitPasted(text: string): string[] {
  return text
    .split(/[\r\n,;\t]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** Reads each line, in order, and finds those that ask for the same number in another spelling. */
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

/** How a batch divides: what is looked up, what is there again, what cannot be read. */
export function countBatch(lines: readonly BatchLine[]) {
  const readable = lines.filter(({ candidates }) => candidates.length > 0)
  const asked = readable.filter(({ repeats }) => repeats === null).length
  return {
    asked,
    repeated: readable.length - asked,
    unreadable: lines.length - readable.length,
  }
}
