import { formatIdentifier } from '../../src/domain/identifiers/format-identifier.ts'
import { scoreSimilarity } from '../../src/domain/matching/similarity.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { insertComplaint } from '../../src/server/queries/conversations/complaints.ts'
import { enqueueJobs, saveAttempt } from '../../src/server/queries/jobs.ts'
import {
  insertEntries,
  insertImport,
  insertSource,
} from '../../src/server/queries/listings/imports.ts'
import { addToEnumerationEvent } from '../../src/server/queries/lookup/enumeration-events.ts'
import { upsertPossibleMatch } from '../../src/server/queries/matching/matches.ts'
import { addToLedger } from '../../src/server/queries/payments/ledger.ts'
import { insertRow } from '../../src/server/queries/rows-by-columns.ts'
import { toMatchCandidate } from '../../src/server/services/matching/rank-candidates.ts'
import { priceOf } from '../../src/server/services/payments/checkouts.ts'
import { type Action, type SeedContext, seedAction } from './action.ts'
import { hours } from './calendar.ts'
import { imei } from './identifiers.ts'
import { reportOf } from './task-actions.ts'
import { seedUserNamed, staffWith } from './users.ts'

/** What the queues and lists of staff hold besides reports, disputes and businesses. */
export function actionsOfDesk(context: SeedContext): Action[] {
  return [
    ...matchesToReview(context),
    complaint(context),
    failedMail(context),
    ...lookups(context),
    payment(context),
    ...listOfAuthority(context),
  ]
}

/** Possible matches: staff decide whether to offer one to the owner. */
function matchesToReview({ calendar, idOf }: SeedContext): Action[] {
  const pairs = [{ missing: 'Terver', found: 'Edidiong' }]
  return pairs.map(({ missing, found }, at) =>
    seedAction(calendar.at(2, hours(9 + at)), async (tx, { now }) => {
      const ids = { missing: idOf(seedUserNamed(missing)), found: idOf(seedUserNamed(found)) }
      const match = await possibleMatch(tx, ids, false, now)
      return { actorId: null, action: 'create', entity: 'match', entityId: match.id }
    }),
  )
}

/** A finder asks for money, and the owner reports the message. */
function complaint({ calendar, idOf }: SeedContext): Action {
  return seedAction(calendar.at(1, hours(10)), async (tx, { now }) => {
    const [owner, finder] = [idOf(seedUserNamed('Segun')), idOf(seedUserNamed('Yetunde'))]
    const { id: match_id } = await possibleMatch(tx, { missing: owner, found: finder }, true, now)
    const opened = { state: 'open', decided_at: now, finder_accepted_at: now } as const
    await tx.updateTable('matches').set(opened).where('id', '=', match_id).execute()
    const party = { match_id, shares_name: 0, shares_phone: 0, read_at: now } as const
    for (const user_id of [owner, finder]) {
      await insertRow(tx, 'conversation_participants', { ...party, user_id })
    }
    const says = async (sender_id: string, text: string, minute: number, warnings?: string[]) => {
      const id = newId()
      const row = { id, match_id, sender_id, text, created_at: now + minute * 60_000 }
      await insertRow(tx, 'conversation_messages', {
        ...row,
        warnings: warnings ? JSON.stringify(warnings) : null,
      })
      return id
    }
    await says(owner, 'Good morning. I think this is my iPhone. Can we meet at the police post?', 0)
    await says(finder, 'It is with me. First tell me the colour of the case.', 4)
    const text = 'Send 20,000 to my Opay before I bring it. After that I give you the address.'
    const message_id = await says(finder, text, 9, ['money'])
    const reason = 'Asks for money before the hand-over.'
    const id = await insertComplaint(
      tx,
      { message_id, complainant_id: owner, reason },
      now + 900_000,
    )
    return { actorId: owner, action: 'create', entity: 'complaint', entityId: id ?? match_id }
  })
}

/** A mail that the recipient's server refused for good. */
function failedMail({ calendar }: SeedContext): Action {
  const at = calendar.at(1, hours(8))
  return {
    at,
    async happens({ tx }) {
      const id = newId()
      const message = { subject: 'Your Toju code', text: 'Your code is 000000.', html: '' }
      const to = seedUserNamed('Ebiere').email
      const mail = { id, kind: 'mail', type: 'verification-code', recipient: to, secret: message }
      await enqueueJobs(tx, [mail], at)
      const outcome = '550 5.1.1 The mailbox does not exist'
      await saveAttempt(tx, id, { failed_at: at + 3_600_000, outcome })
    },
  }
}

/** Reported numbers were looked up, and somebody tried many numbers of one model. */
function lookups({ calendar, random, idOf }: SeedContext): Action[] {
  const reporters = ['Ada', 'Hauwa', 'Tunde', 'Damilola', 'Ibrahim']
  const counts = reporters.map(
    (name, day): Action => ({
      at: calendar.at(0, 1) + day,
      async happens({ tx }) {
        const { report } = await reportOf(tx, idOf(seedUserNamed(name)), 'Stolen')
        await insertRow(tx, 'lookup_counts', {
          ...{ report_id: report.id, day: calendar.day(day), last_at: calendar.at(day, 1) },
          ...{ lookups: random.whole(2, 19), registrations: day === 1 ? 1 : 0 },
        })
      },
    }),
  )
  const tries: Action = {
    at: calendar.at(1, hours(23)),
    async happens({ tx }) {
      const clients = new Map<string, string | null>([
        ['a visitor', null],
        ['an account', idOf(seedUserNamed('Ehis'))],
      ])
      await addToEnumerationEvent(tx, {
        ...{ day: calendar.day(1), namespace: 'imei', prefix: '35729150', misses: 74 },
        ...{ lastAt: calendar.at(1, hours(23)), clients },
      })
    },
  }
  return [...counts, tries]
}

function payment({ calendar, idOf }: SeedContext): Action {
  return seedAction(calendar.at(12, hours(16)), async (tx, { now }) => {
    const userId = idOf(seedUserNamed('Damilola'))
    const reference = newId()
    const plan = 'Premium' as const
    const { amount, currency, days } = priceOf(plan, 'Yearly')
    const entry: Parameters<typeof addToLedger>[1] = {
      ...{ event_key: `demo ${reference}`, kind: 'payment' as const, user_id: userId, reference },
      ...{ plan, billing: 'Yearly' as const, days, amount, currency, vat_rate: null },
      ...{ channel: 'card', provider_id: null, granted_by: null, reason: null, at: now },
    }
    await addToLedger(tx, entry, now)
    return { actorId: userId, action: 'create', entity: 'payment', entityId: reference }
  })
}

/** A list that applies, and its next edition, which waits for a decision. */
function listOfAuthority({ calendar, random, idOf }: SeedContext): Action[] {
  const [sourceId, current, draft] = [newId(), newId(), newId()]
  // Lookups know an IMEI by its first 14 digits: see parseImei.
  const keys = Array.from({ length: 40 }, () =>
    imei(random, random.pick(listedModels)).slice(0, 14),
  )
  const edition = (
    { id, day, numbers: some }: { id: string; day: number; numbers: readonly string[] },
    state: 'applied' | 'draft',
    findings: { added: readonly string[]; dropped: readonly string[]; before: string | null },
  ) =>
    seedAction(calendar.at(day, hours(15)), async (tx, { now }) => {
      const superAdmin = idOf(staffWith('super-admin'))
      const applied = state === 'applied'
      const { added, dropped, before } = findings
      if (applied) {
        const source = { id: sourceId, name: 'Police, Area F (made up)', created_at: now }
        await insertSource(tx, { ...source, current_import_id: id, expires_at: null })
      }
      const listedOn = calendar.day(day)
      await insertImport(tx, {
        ...{ id, source_id: sourceId, state, file_name: `stolen-phones-${listedOn}.csv` },
        ...{ file_hash: '0'.repeat(64), file_bytes: some.length * 30, licence: 'With permission' },
        ...{ listed_on: listedOn, received_at: now, expires_at: null, compared_with: before },
        ...{ entries: some.length, unchanged: some.length - added.length },
        ...{ dropped: dropped.length, repeated: 0, invalid: applied ? 0 : 1 },
        findings: JSON.stringify({
          problems: applied
            ? []
            : [{ line: 9, problem: 'not-an-identifier', text: '3569 3803, Ikeja' }],
          added: added.map((key) => formatIdentifier('imei', key)),
          dropped: dropped.map((key) => formatIdentifier('imei', key)),
        }),
        ...{
          applied_at: applied ? now : null,
          ended_at: null,
          stored: 1,
          log_nonce: null,
          failure: null,
        },
      })
      const entries = some.map((key) => ({ key, namespace: 'imei', kind: 'imei1' }) as const)
      await insertEntries(
        tx,
        entries.map((entry) => ({ ...entry, import_id: id, listed_on: listedOn })),
      )
      const details = { entries: some.length }
      return { actorId: superAdmin, action: 'create', entity: 'listing', entityId: id, details }
    })
  const [old, both, fresh] = [keys.slice(0, 2), keys.slice(2, 34), keys.slice(34)]
  return [
    edition({ id: current, day: 30, numbers: [...old, ...both] }, 'applied', {
      ...{ added: both.slice(0, 5), dropped: [], before: null },
    }),
    edition({ id: draft, day: 1, numbers: [...both, ...fresh] }, 'draft', {
      ...{ added: fresh, dropped: old, before: current },
    }),
  ]
}

const listedModels = ['35814672', '35778120', '35729150', '35391911'] as const

/** A match by similarity of a missing and a found item. */
async function possibleMatch(
  tx: Queries,
  reporters: { missing: string; found: string },
  offered: boolean,
  now: number,
) {
  const missing = await reportOf(tx, reporters.missing, 'Lost')
  const found = await reportOf(tx, reporters.found, 'Found')
  const noAreas = new Map()
  const likeness = scoreSimilarity(
    toMatchCandidate(missing, noAreas),
    toMatchCandidate(found, noAreas),
  )
  const pair = { missingReportId: missing.report.id, foundReportId: found.report.id }
  const match = await upsertPossibleMatch(tx, pair, { ...likeness, offered }, now)
  if (!match) throw new Error('the demo has this match twice')
  return match
}
