import { expect, test } from 'vitest'
import { testsReachedBy } from '../../scripts/lib/reach.mjs'

// `npm run check -- --changed` and `npm run mutants` run only the tests that a change can affect.
test.each([
  ['calls an endpoint by its path', 'src/api/newsletter/unsubscribe.ts', 'api/rate-limits'],
  ['starts a thread', 'src/server/barcodes/barcode-worker.ts', 'api/channels/messages'],
])(
  'a test that %s runs again when that changes',
  { timeout: 60_000 },
  async (_how, changed, name) => {
    expect(await testsReachedBy([changed])).toContain(`tests/${name}.test.ts`)
  },
)
