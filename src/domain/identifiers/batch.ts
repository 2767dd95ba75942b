import { readText, type TextReading } from './read/read-text.ts'

/** One identifier of a batch. */
export interface BatchLine {
  text: string
  /** It has no candidates if it cannot be parsed. */
  reading: TextReading
  /** The index of the earlier line with the same identifier, or null. */
  repeats: number | null
}

/** Lines that a form takes from a file; users take out what is too much for their plan. */
export const maxPasted = 1000

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
    const reading = readText(text)
    const name = nameOf(reading)
    const first = name === '' ? undefined : firsts.get(name)
    if (name !== '' && first === undefined) firsts.set(name, place)
    return { text, reading, repeats: first ?? null }
  })
}

/** Equal for two spellings of one text; '' if it cannot be parsed. */
function nameOf({ candidates, doubts }: TextReading): string {
  if (candidates.length === 0) return ''
  const names = candidates.map(({ namespace, key }) => `${namespace} ${key}`)
  return [...names, ...doubts.map(({ code }) => code)].join('\n')
}

/** How a batch divides: numbers to look up, repeated lines, and lines that cannot be parsed. */
export function countBatch(lines: readonly BatchLine[]) {
  const readable = lines.filter(({ reading }) => reading.candidates.length > 0)
  const distinct = readable.filter(({ repeats }) => repeats === null)
  return {
    // Each number of a line costs a lookup.
    asked: distinct.reduce((sum, { reading }) => sum + reading.numbers.length, 0),
    repeated: readable.length - distinct.length,
    unreadable: lines.length - readable.length,
  }
}
