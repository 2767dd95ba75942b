import type { Mark } from '../../src/server/queries/activity/audit-chain.ts'

/** Reads marks of the activity log, `<number>:<hash>`; null if a word is none. */
export function readMarks(words: readonly string[]): Mark[] | null {
  const marks = words.flatMap((word) => {
    const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(word) ?? []
    return seq && hash ? { seq: Number(seq), hash } : []
  })
  return marks.length === words.length ? marks : null
}
