import { bin, runNode } from '../scripts/lib/project.mjs'

/** Runs the generated tests with their large budgets. The test suite runs a part of them. */
const files = [
  'tests/api/deep-json.test.ts',
  'tests/api/invalid-input.test.ts',
  'tests/api/lookup/earned-all-clear.test.ts',
  'tests/api/users/admin-users.test.ts',
  'tests/api/channels/ussd.test.ts',
  'tests/api/channels/messages.test.ts',
  'tests/domain/channels/conversation.test.ts',
  'tests/domain/identifiers/identifiers.properties.test.ts',
  'tests/domain/auth/redirects.test.ts',
  'tests/server/http/malformed.test.ts',
]
process.exitCode = await runNode([bin('vitest'), 'run', '--testTimeout=120000', ...files], {
  FUZZ: 'full',
})
