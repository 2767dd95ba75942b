import { bin, runNode } from '../scripts/lib/project.mjs'

/**
 * Runs the generated tests with their large budgets: 10,000 API inputs, 10,000 malformed requests,
 * 1,000 races for the last super-admin, thousands of identifiers and URLs, 10,000 USSD sessions, 2,000 messages to SMS and WhatsApp, 200
 * registries asked in each shape of a reported number, and 20,000 texts without a number. The test
 * suite runs a part of them.
 */
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
