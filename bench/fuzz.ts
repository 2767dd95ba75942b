import { bin, runNode } from '../scripts/project.mjs'

/**
 * The generated tests with their large budgets: 10,000 API inputs, 10,000 damaged requests, thousands
 * of identifiers and addresses. The suite tries a tenth of them.
 */
const files = [
  'tests/api/wrong-input.test.ts',
  'tests/domain/identifiers.properties.test.ts',
  'tests/domain/redirects.test.ts',
  'tests/server/known-numbers.test.ts',
  'tests/server/malformed.test.ts',
]
process.exitCode = await runNode([bin('vitest'), 'run', '--testTimeout=120000', ...files], {
  FUZZ: 'full',
})
