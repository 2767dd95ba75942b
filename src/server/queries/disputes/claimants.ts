import { type ExpressionBuilder, sql } from 'kysely'
import { countedAmong } from '../../../domain/disputes/disputes.ts'
import type { Queries } from '../../db/database.ts'
import type { IdentifierRow, Tables } from '../../db/tables.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

export const foundReportsOf = (tx: Queries) =>
  tx
    .selectFrom('reports')
    .where('reports.reported_as', '=', 'Found')
    .where('reports.asset_id', '=', sql.ref<string>('identifiers.asset_id'))
    .select('reports.id')

/** The users whose claims to an identifier count. */
export async function claimantsOf(tx: Queries, { namespace, key }: Identity): Promise<string[]> {
  const rows = await tx
    .selectFrom('identifiers')
    .where('key', '=', key)
    .where('namespace', '=', namespace)
    .where((is) => is.not(is.exists(foundReportsOf(tx))))
    .select(['identifiers.owner_id', 'identifiers.registered_at'])
    .select(isSuspendedClaim)
    .orderBy('identifiers.owner_id')
    .execute()
  const claims = rows.map((row) => ({
    ownerId: row.owner_id,
    isSuspended: row.suspended !== null,
    registeredAt: row.registered_at,
  }))
  return [...new Set(countedAmong(claims).map(({ ownerId }) => ownerId))]
}

/** `suspended` is not null if the owner of an identifier is suspended and reports nothing missing. */
export function isSuspendedClaim(is: ExpressionBuilder<Tables, 'identifiers'>) {
  return is
    .selectFrom('users as owners')
    .whereRef('owners.id', '=', 'identifiers.owner_id')
    .where('owners.status', '=', 'suspended')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports as missing')
            .whereRef('missing.asset_id', '=', 'identifiers.asset_id')
            .where('missing.closed_at', 'is', null)
            .where('missing.reported_as', '!=', 'Found')
            .select('missing.id'),
        ),
      ),
    )
    .select('owners.id')
    .as('suspended')
}
