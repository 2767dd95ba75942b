import { expect, test } from 'vitest'
import type { Translation } from '../../src/locales/translation.ts'
import { wordsOf } from '../../src/locales/words-of.ts'

/** English, in the forms that its topics have. */
const english = {
  saved: 'Saved',
  wait: ({ seconds }: { seconds: number }) => `Wait ${seconds} seconds`,
  advice: ['Call the police'],
} as const
type Sample = Translation<typeof english>

test('a translation has the texts of English, no others, and functions with the same parameters', () => {
  const pidgin: Sample = {
    saved: 'E don save',
    wait: ({ seconds }) => `Wait ${seconds} seconds`,
    advice: ['Call police', 'Call again'],
  }
  // @ts-expect-error A text is missing.
  const short: Sample = { saved: pidgin.saved, wait: pidgin.wait }
  // @ts-expect-error A text that English does not have.
  const long: Sample = { ...pidgin, gone: 'E don go' }
  // @ts-expect-error A parameter that English does not give.
  const other: Sample = { ...pidgin, wait: ({ minutes }: { minutes: number }) => `${minutes}` }
  expect([short, long, other]).toHaveLength(3)
})

test('the server looks up its texts by language', () => {
  expect(wordsOf('en').results.resultMessages['password-changed']).toBe(
    'Password changed successfully',
  )
})
