import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What only `src/domain/identifiers` may use: the rules of single kinds, and their cleaning. */
const inner =
  /from '[^']*identifiers\/(?:imei|meid|vin|plate-number|normalize|placeholders|kind-rules|read\/(?:tokens|words|written-numbers|look-alikes|numbers-within|candidates-of-number))\.ts'/

/** The matching of reports compares stored keys, not texts. */
const ofStoredKeys = ['src/domain/matching/deletion-keys.ts']

test('texts are read for identifiers by the reader alone', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !file.startsWith('src/domain/identifiers/') && !ofStoredKeys.includes(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => inner.test(readFileSync(file, 'utf8')))).toEqual([])
})
