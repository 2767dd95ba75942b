import type * as z from 'zod/mini'
import type { Endpoint } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import type { correctEmail, createUser } from '../../api/users/admin-users.ts'
import {
  type CaseKind,
  type CaseParty,
  conflictOf,
  maybeRelatives,
} from '../../domain/disputes/conflicts-of-interest.ts'
import { isStaff } from '../../domain/users/users.ts'
import type { ConflictRefusal } from '../../locales/en/conflicts-of-interest.ts'
import type { Queries } from '../db/database.ts'
import {
  accountOf,
  activeTeam,
  type PartyAccount,
  partiesOf,
} from '../queries/disputes/case-parties.ts'
import { findUser } from '../queries/users/users.ts'

/** Where the parties of a staff decision come from: a case, the input, or `nobody` and the reason. */
export type PartiesRule =
  | { case: CaseKind | 'of-input'; alsoParties?: (input: unknown) => CaseParty[] }
  | { parties: (input: unknown) => CaseParty[] }
  | { nobody: string }

/** Every endpoint below /admin that changes something needs a rule; without one, its requests fail. */
export const partiesRules: Record<string, PartiesRule> = {
  'PATCH /admin/items/{id}': { case: 'item' },
  'POST /admin/items/{id}/ask': { case: 'item' },
  'PATCH /admin/cases/{kind}/{id}': { case: 'of-input' },
  'POST /admin/cases/{kind}/{id}/notes': { case: 'of-input' },
  'PATCH /admin/disputes/{id}': { case: 'dispute' },
  'POST /admin/disputes/{id}/ask': { case: 'dispute' },
  'PATCH /admin/merchants/{id}': { case: 'merchant' },
  'PATCH /admin/merchants/{id}/change': { case: 'merchant' },
  'PATCH /admin/matches/{id}': { case: 'match' },
  'PATCH /admin/complaints/{id}': { case: 'complaint' },
  'POST /admin/users': { parties: newAccount },
  'PATCH /admin/users/{id}': { case: 'user' },
  'PATCH /admin/users/{id}/email': { case: 'user', alsoParties: newEmail },
  'POST /admin/users/{id}/reset-password': { case: 'user' },
  'DELETE /admin/users/{id}/sessions': { case: 'user' },
  'DELETE /admin/users/{id}/second-factor': { case: 'user' },
  'POST /admin/users/{id}/pass': { case: 'user' },
  'POST /admin/payments/export': { nobody: 'the ledger is read, nothing is decided' },
  'POST /admin/exports': { nobody: 'a list is read, nothing is decided' },
  'PATCH /admin/mail/{id}': { nobody: 'a mail is sent again or put aside as it is' },
  'POST /admin/logs/export': { nobody: 'the log is read, nothing is decided' },
  'PATCH /admin/listings/{id}': { nobody: 'a list of an authority is about no user' },
  'PATCH /admin/security': { nobody: 'the setting applies to the whole team' },
}

/** Staff could create a second account to decide their own cases, so a new account is a party. */
function newAccount(input: unknown): CaseParty[] {
  const { email, phoneNumber } = input as z.output<typeof createUser.input>
  return [{ userId: null, part: 'new-account', emails: [email], phones: [phoneNumber] }]
}

/** Staff could take over a colleague's account by entering their own email, so the email is a party. */
function newEmail(input: unknown): CaseParty[] {
  const { email } = input as z.output<typeof correctEmail.input>
  return [{ userId: null, part: 'new-account', emails: [email], phones: [] }]
}

/** Whether an endpoint is a staff decision, which needs a rule for its parties. */
export function isTeamDecision({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean {
  return method !== 'GET' && path.startsWith('/admin/')
}

/** The rule for an endpoint; undefined if it is no staff decision. Throws if a rule is missing. */
export function partiesRuleOf(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
): PartiesRule | undefined {
  if (!isTeamDecision(endpoint)) return undefined
  const rule = partiesRules[`${endpoint.method} ${endpoint.path}`]
  if (rule) return rule
  throw new Error(
    `src/server/security/conflicts-of-interest.ts has no rule for ${endpoint.method} ${endpoint.path}`,
  )
}

/**
 * Throws `CONFLICT_OF_INTEREST` if the caller, or an account with their contact data, is a party.
 */
export async function refuseOwnCase(
  db: Queries,
  rule: PartiesRule,
  currentUserId: string,
  input: unknown,
): Promise<void> {
  if ('nobody' in rule) return
  const refusal =
    'case' in rule
      ? await conflictInCase(db, rule, currentUserId, input)
      : await conflictWith(db, currentUserId, rule.parties(input))
  // For a missing case there is no refusal: the endpoint itself responds with 404.
  if (refusal) throw new Problem('CONFLICT_OF_INTEREST', 'party', { params: refusal })
}

async function conflictInCase(
  db: Queries,
  { case: named, alsoParties }: Extract<PartiesRule, { case: unknown }>,
  currentUserId: string,
  input: unknown,
): Promise<ConflictRefusal | null | undefined> {
  const { kind, id } = input as { kind: CaseKind; id: string }
  const found = await conflictIn(db, named === 'of-input' ? kind : named, id, currentUserId)
  if (found?.refusal || !alsoParties) return found?.refusal
  return conflictWith(db, currentUserId, alsoParties(input))
}

export interface ConflictOfInterest {
  /** Why the caller may not decide, and who may; null if the caller may. */
  refusal: ConflictRefusal | null
  /** Parties who may be relatives of the caller. */
  families: PartyAccount[]
}

/** The conflict of interest of a staff member in a case; null if the case does not exist. */
export async function conflictIn(
  db: Queries,
  kind: CaseKind,
  id: string,
  currentUserId: string,
): Promise<ConflictOfInterest | null> {
  const parties = await partiesOf(db, kind, id)
  const currentUser = await findUser(db, currentUserId)
  if (!parties || !currentUser) return null
  const decider = accountOf(currentUser)
  const families = parties.filter(
    (party) => party.userId !== currentUserId && maybeRelatives(decider, party),
  )
  const conflict = conflictOf(decider, parties)
  if (conflict === null) return { refusal: null, families }
  const isStaffCase = kind === 'user' && (await isTeamAccount(db, id))
  return { refusal: { conflict, ...(await otherDeciders(db, parties, isStaffCase)) }, families }
}

async function conflictWith(db: Queries, currentUserId: string, parties: CaseParty[]) {
  const currentUser = await findUser(db, currentUserId)
  const conflict = currentUser ? conflictOf(accountOf(currentUser), parties) : null
  return conflict === null ? null : { conflict, ...(await otherDeciders(db, parties, true)) }
}

async function isTeamAccount(db: Queries, id: string): Promise<boolean> {
  const user = await findUser(db, id)
  return user !== undefined && isStaff(user.role)
}

const maxNamed = 3

/** The names of up to three staff members without a conflict, the longest-serving first. */
async function otherDeciders(
  db: Queries,
  parties: readonly CaseParty[],
  superAdminsOnly: boolean,
): Promise<Omit<ConflictRefusal, 'conflict'>> {
  const team = await activeTeam(db, superAdminsOnly)
  const unbiased = team.filter((user) => conflictOf(accountOf(user), parties) === null)
  const deciders = unbiased
    .slice(0, maxNamed)
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
  return { deciders, superAdminsOnly }
}
