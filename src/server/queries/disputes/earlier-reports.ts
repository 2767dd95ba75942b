import { isOtherMaker } from '../../../domain/identifiers/namespace-at-maker.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { ReportRow, UnsettledClaimRow } from '../../db/tables.ts'
import { isInList } from '../any-key.ts'
import { hasNamespace } from '../joins.ts'
import { ghostUser } from '../users/ghost-user.ts'
import { namesOfUsers } from '../users/users.ts'
import { earlierClaimsToAll } from './claims.ts'

type Claim = Pick<UnsettledClaimRow, 'namespace' | 'key' | 'actor_id'>

/**
 * Reports by others of a number that its claimant registered later, which lookups show and no staff
 * have confirmed: finds, and losses of a serial number without a maker, if the claimant names one. Any
 * other loss opens a contest, or would be put before staff by a thief who names none.
 */
export async function reportsBefore(db: Queries, { namespace, key, actor_id }: Claim) {
  return earlierReports(db, { namespace, key, actor_id })
}

const earlierReports = precompiledQuery((db, { namespace, key, actor_id }: Claim) =>
  db
    .selectFrom('identifiers as mine')
    .innerJoin('assets', 'assets.id', 'mine.asset_id')
    .innerJoin('identifiers as theirs', (join) =>
      join
        .onRef('theirs.key', '=', 'mine.key')
        .on((is) => hasNamespace(is.ref('theirs.namespace'), is.ref('mine.namespace')))
        .onRef('theirs.owner_id', '!=', 'mine.owner_id')
        .onRef('theirs.registered_at', '<', 'mine.registered_at'),
    )
    .innerJoin('reports', 'reports.asset_id', 'theirs.asset_id')
    .where('mine.namespace', '=', namespace)
    .where('mine.key', '=', key)
    .where('mine.owner_id', '=', actor_id)
    .where('theirs.owner_id', '!=', ghostUser.id)
    .where('reports.closed_at', 'is', null)
    .where('reports.confirmed_at', 'is', null)
    .where('reports.held', '=', 0)
    .whereRef('reports.created_at', '<=', 'mine.registered_at')
    .where((is) =>
      is.or([
        is('reports.reported_as', '=', 'Found'),
        is.and([
          is('reports.reported_as', '=', 'Lost'),
          is('theirs.namespace', '=', 'serial'),
          is('mine.namespace', '!=', 'serial'),
        ]),
      ]),
    )
    // Who found it has reported that.
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('reports as finds')
            .whereRef('finds.asset_id', '=', 'mine.asset_id')
            .where('finds.reported_as', '=', 'Found')
            .select('finds.id'),
        ),
      ),
    )
    .select([
      'reports.id as reportId',
      'reports.reported_as as reportedAs',
      'reports.reporter_id as reporterId',
      'mine.asset_id as assetId',
      'assets.name',
    ])
    .distinct(),
)

/** Whether the asset of a question had a number of the report only after that was made. */
export async function isLaterRegistration(
  db: Queries,
  { assetId, reportId }: { assetId: string; reportId: string },
): Promise<boolean> {
  const earlier = await db
    .selectFrom('identifiers as mine')
    .innerJoin('identifiers as theirs', (join) =>
      join
        .onRef('theirs.key', '=', 'mine.key')
        .on((is) => hasNamespace(is.ref('theirs.namespace'), is.ref('mine.namespace')))
        .onRef('mine.registered_at', '<', 'theirs.registered_at'),
    )
    .innerJoin('reports', 'reports.asset_id', 'theirs.asset_id')
    .where('mine.asset_id', '=', assetId)
    .where('reports.id', '=', reportId)
    .select('mine.id')
    .executeTakeFirst()
  return earlier === undefined
}

/** Which of these finds somebody calls theirs who has registered their number before. */
export async function findsCalledTheirs(
  db: Queries,
  reportIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('owner_answers')
    .innerJoin('reports', 'reports.id', 'owner_answers.report_id')
    .innerJoin('identifiers as theirs', 'theirs.asset_id', 'reports.asset_id')
    .innerJoin('identifiers as mine', (join) =>
      join
        .onRef('mine.asset_id', '=', 'owner_answers.asset_id')
        .onRef('mine.owner_id', '=', 'owner_answers.owner_id')
        .onRef('mine.key', '=', 'theirs.key')
        .onRef('mine.registered_at', '<', 'theirs.registered_at'),
    )
    .where(isInList(db, 'owner_answers.report_id', JSON.stringify(reportIds)))
    .where('owner_answers.answer', '=', 'mine')
    .select('owner_answers.report_id')
    .execute()
  return new Set(rows.map(({ report_id }) => report_id))
}

/**
 * For staff, the earlier registrants of what is reported: those who were asked, in the order of the
 * questions, and those who have no dispute with the reporter, because they registered the number as
 * another kind or at another maker.
 */
export async function earlierOwnersOf(db: Queries, report: Pick<ReportRow, 'id' | 'asset_id'>) {
  const answers = await answersAbout(db, report.id)
  const asked = new Set(answers.map(({ assetId }) => assetId))
  const claims = (await earlierClaimsToAll(db, { assetId: report.asset_id })).filter(
    ({ asset_id, namespace, my_namespace }) =>
      !asked.has(asset_id) && namespace !== my_namespace && !isOtherMaker(namespace, my_namespace),
  )
  const others = [...new Map(claims.map(({ asset_id, owner_id }) => [asset_id, owner_id]))]
  const unasked = others.slice(0, maxUnasked)
  const names = await namesOfUsers(
    db,
    unasked.map(([, ownerId]) => ownerId),
  )
  return [
    ...answers,
    ...unasked.map(([assetId, id]) => ({
      assetId,
      owner: { id, name: names.get(id) ?? '' },
      asked: false,
      answer: null,
      answeredAt: null,
    })),
  ]
}

/** Finds by others that lookups show, of the same letters and digits as any kind and at any maker. */
export function shownFindsOf(
  db: Queries,
  numbers: readonly Pick<Claim, 'key'>[],
  reporterId: string,
): Promise<ReportRow[]> {
  return db
    .selectFrom('identifiers')
    .innerJoin('reports', 'reports.asset_id', 'identifiers.asset_id')
    .where(isInList(db, 'identifiers.key', JSON.stringify(numbers.map(({ key }) => key))))
    .where('reports.closed_at', 'is', null)
    .where('reports.stage', '=', 'active')
    .where('reports.reported_as', '=', 'Found')
    .where('reports.reporter_id', 'not in', [reporterId, ghostUser.id])
    .selectAll('reports')
    .distinct()
    .execute()
}

/** A number of more things identifies nothing. */
const maxUnasked = 100

async function answersAbout(db: Queries, reportId: string) {
  const rows = await db
    .selectFrom('owner_answers')
    .innerJoin('users', 'users.id', 'owner_answers.owner_id')
    .where('report_id', '=', reportId)
    .orderBy('owner_answers.created_at')
    .orderBy('owner_answers.id')
    .select([
      'owner_answers.asset_id',
      'owner_answers.answer',
      'owner_answers.answered_at',
      'users.id as owner_id',
      'users.first_name',
      'users.last_name',
    ])
    .execute()
  return rows.map((row) => ({
    assetId: row.asset_id,
    owner: { id: row.owner_id, name: `${row.first_name} ${row.last_name}`.trim() },
    asked: true,
    answer: row.answer,
    answeredAt: row.answered_at,
  }))
}
