/**
 * Files of `tests/api` that run on the embedded engine only, because SQL does not decide
 * what they test. All others run on both engines. Within those, a test of that kind is an `it`
 * (tests/support/database/embedded-only.ts); a `test` runs on both engines. Two checks enforce
 * this. `scripts/one-engine.ts` fails when a statement runs in no test on both engines.
 * `tests/architecture/engines.test.ts` fails when a test on one engine is about what only SQL
 * decides: query plans, races, constraints.
 */
export const oneEngine = [
  // Permissions: the contract and the session decide.
  'assets/assets-of-others',
  'authorisation',
  'auth/staff-access',
  // The contracts decide.
  'api-keys/v1-document',
  'api-keys/v1-client',
  // Responses depend on the same counts in either engine; `limits` tests both.
  'auth/account-states',
  'endpoint-limits',
  // The connection and its headers decide.
  'client-ip',
  // Queues in the process decide who waits.
  'auth/password-turns',
  'proofs/pdf-turns',
  // Files in a store outside the database.
  'uploads/remote-storage',
  // What is logged and stored as text.
  'secrets',
  // A lookup whose answer is signed: `proofs/proofs` tests both.
  'merchants/sale-receipts',
  // The time of what is compared outside the database.
  'lookup/crowded-numbers',
  // Wording.
  'lookup/verify-texts',
  'lookup/verify-languages',
  // Validation: the schema decides.
  'deep-json',
  'invisible-characters',
  'slow-bodies',
  'users/update-profile',
  'invalid-input',
]
