import type { ApplicationRecord } from '../../api/application-record.ts'
import { readCacNumber } from '../../domain/cac-numbers.ts'
import type { MerchantStatus } from '../../domain/merchants.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Merchants } from '../db/tables.ts'
import { nameKey } from '../merchant-names.ts'
import { toBusinessRecord } from './merchants.ts'

export interface ApplicationFilter {
  status: MerchantStatus | undefined
  search: string | undefined
}

/** Businesses as admins see them, the newest application first, and how many there are in all. */
export async function listApplicationRecords(
  { read }: Pick<Database, 'read'>,
  filter: ApplicationFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ merchants: ApplicationRecord[]; total: number }> {
  const rows = await applicationQuery(read, filter)
    .selectAll()
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await applicationQuery(read, filter)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { merchants: await withEvidence(read, rows), total: Number(total) }
}

/** By status, and by a whole CAC number or how a name begins. */
function applicationQuery(db: Queries, { status, search }: ApplicationFilter) {
  const cac = readCacNumber(search ?? '')
  const begins = nameKey(search ?? '')
  return db
    .selectFrom('merchants')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(cac !== null, (query) => query.where('cac_number', '=', cac ?? ''))
    .$if(cac === null && begins !== '', (query) =>
      query.where('name_key', '>=', begins).where('name_key', '<=', `${begins}zzzzzzzz`),
    )
}

export async function findApplication(
  db: Queries,
  id: string,
): Promise<ApplicationRecord | undefined> {
  const rows = await db.selectFrom('merchants').selectAll().where('id', '=', id).execute()
  const [application] = await withEvidence(db, rows)
  return application
}

async function withEvidence(db: Queries, rows: Merchants[]): Promise<ApplicationRecord[]> {
  if (rows.length === 0) return []
  const owners = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where(
      'id',
      'in',
      rows.map((row) => row.owner_id),
    )
    .execute()
  const namesakes = await db
    .selectFrom('merchants')
    .select(['id', 'name', 'status', 'cac_number'])
    .where('cac_number', 'in', [...new Set(rows.map((row) => row.cac_number))])
    .execute()
  return rows.map((row) => {
    const owner = owners.find(({ id }) => id === row.owner_id)
    return {
      ...toBusinessRecord(row),
      owner: {
        id: row.owner_id,
        name: owner ? `${owner.first_name} ${owner.last_name}`.trim() : '',
        email: owner?.email ?? '',
      },
      sameCacNumber: namesakes
        .filter((other) => other.cac_number === row.cac_number && other.id !== row.id)
        .map(({ id, name, status }) => ({ id, name, status })),
    }
  })
}
