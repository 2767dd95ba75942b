/**
 * Files of `tests/api` that run on the embedded engine alone: what they hold is decided before any SQL
 * runs, so a second engine could not change it. All others run on both engines.
 *
 * Within those, a test of that kind is an `it` (tests/support/embedded-only.ts); a `test` runs on both engines.
 *
 * Two checks keep both honest. `scripts/one-engine.ts` fails when a statement runs in no test on both
 * engines. `tests/architecture/engines.test.ts` fails when a test on one engine is about what only SQL
 * decides: query plans, races, constraints.
 */
export const oneEngine = [
  // Permissions: the contract and the session decide.
  'assets-of-others',
  'authorisation',
  'staff-doors',
  // What an answer depends on is the same counts, whichever engine keeps them: `limits` tries both.
  'account-states',
  'act-limits',
  // The connection and its headers decide.
  'client-address',
  // Files in a store outside the database.
  'pictures-elsewhere',
  // What is logged and stored as text.
  'secrets',
  // Wording.
  'verify-texts',
  // Validation: the schema decides.
  'deep-json',
  'invisible-characters',
  'slow-bodies',
  'update-profile',
  'wrong-input',
]
