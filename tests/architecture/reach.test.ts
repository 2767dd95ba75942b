import { expect, test } from 'vitest'
import { testsReachedBy } from '../../scripts/lib/reach.mjs'

// `npm run check -- --changed` and `npm run mutants` run only the tests that a change can affect.
test.each([
  ['calls an endpoint by its path', 'src/api/newsletter/unsubscribe.ts', 'api/rate-limits'],
])(
  'a test that %s runs again when that changes',
  { timeout: 60_000 },
  async (_how, changed, name) => {
    expect(await testsReachedBy([changed])).toContain(`tests/${name}.test.ts`)
  },
)

test('a change of one endpoint runs no test that does not call it', async () => {
  const tests = await testsReachedBy(['src/server/services/disputes/ask-for-evidence.ts'])
  expect(tests).toContain('tests/api/disputes/disputes.test.ts')
  expect(tests).not.toContain('tests/api/newsletter/newsletter.test.ts')
}, 60_000)
