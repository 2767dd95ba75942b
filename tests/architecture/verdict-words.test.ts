import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { verdicts } from '../../src/domain/lookup/verdict.ts'
import { verdictNames, verdictVariants } from '../../src/islands/lookup/verdict-styles.ts'
import { channelWords } from '../../src/locales/en/channels.ts'
import { proofVerdicts } from '../../src/locales/en/proofs/proofs.ts'
import { reportCardWords } from '../../src/locales/en/screens/dashboard/report-cards.ts'
import { root } from './imports.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The rows of a table below a heading, or of the first table: the bold word, and what follows. */
function rowsIn(text: string, heading = ''): [word: string, next: string][] {
  const part = text.slice(text.indexOf(heading))
  return [...part.matchAll(/^\| \*\*([^*]+)\*\* \| ([^|]+) \|/gm)].map(
    ([, word = '', next = '']) => [word, next],
  )
}

const table = rowsIn(read('docs/glossary.md'), '## Words of a verdict')
const words = table.map(([word]) => word)

it('each verdict has one word, on screens as in the glossary', () => {
  const shown = verdictVariants.map((variant) => verdictNames(variant).word)
  expect(shown.toSorted()).toEqual(words.toSorted())
  expect(reportCardWords.pending).toBe('Under review')
})

it('the glossary names the value of the API for each word', () => {
  const apiValues = new Map(table)
  for (const verdict of verdicts) {
    expect(apiValues.get(verdictNames(verdict).word)).toBe(`\`${verdict}\``)
  }
  expect(apiValues.get('Under review')).toBe('`lost` with `underReview`')
})

it('the post, the privacy policy, proofs and channels use these words', () => {
  const post = rowsIn(read('src/content/blog/what-a-check-shows.mdx')).map(([word]) => word)
  expect(post.toSorted()).toEqual(words.toSorted())
  const policy = read('src/content/legal/privacy-policy.mdx')
  for (const word of words) expect(policy).toContain(word.toLowerCase())

  const readable = words.filter((word) => word !== 'Not readable')
  expect(
    Object.values(proofVerdicts)
      .map(({ word }) => word)
      .toSorted(),
  ).toEqual(readable.toSorted())
  const said = Object.values(channelWords.verdicts).map((text) => text.split(/\.| by/, 1)[0])
  expect(said.toSorted()).toEqual(readable.map((word) => word.toUpperCase()).toSorted())
})
