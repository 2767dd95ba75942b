import { type Kysely, sql } from 'kysely'

/** The columns that this migration reads or writes. */
interface Tables {
  identifiers: {
    id: string
    asset_id: string
    owner_id: string
    namespace: string
    key: string
    registered_at: number
    asset_brand: string | null
  }
  disputes: {
    id: string
    namespace: string
    key: string
    status: string
    winner_id: string | null
    opened_at: number
  }
  dispute_claims: { dispute_id: string; owner_id: string; claim_status: string }
  assets: { id: string; disputed: number }
  reports: {
    id: string
    asset_id: string
    reporter_id: string
    reported_as: string
    held: number
    closed_at: number | null
    created_at: number
  }
  unsettled_claims: {
    id: string
    namespace: string
    key: string
    actor_id: string
    report_id: string | null
    created_at: number
  }
}

type Queries = Kysely<Tables>

/** Given by the release that migrates: it has to compute the same namespaces afterwards. */
interface LiveCode {
  makerOf: (brand: string | null) => string | null
  newId: () => string
}

/**
 * A serial number belongs to its maker: `serial` becomes `serial:hp`. Disputes go to the maker of
 * their winner, or of most claimants. The job that settles claims then ends those that were between
 * makers, and shows the reports that waited for staff because of one.
 */
export function statements(live: LiveCode) {
  return [moveSerials, moveDisputes, settleHeldReports].map(
    (step) => (tx: Queries) => step(tx, live),
  )
}

async function moveSerials(tx: Queries, { makerOf }: LiveCode): Promise<void> {
  const brands = await tx
    .selectFrom('identifiers')
    .where('namespace', '=', 'serial')
    .where('asset_brand', 'is not', null)
    .select('asset_brand as brand')
    .distinct()
    .execute()
  const makers = brands.flatMap(({ brand }) => {
    const maker = makerOf(brand)
    return brand === null || maker === null ? [] : [{ brand, maker }]
  })
  // One pass over the identifiers, however many brands owners have written.
  await sql`create temporary table makers_of_brands (brand text primary key, maker text)`.execute(
    tx,
  )
  for (const { brand, maker } of makers) {
    await sql`insert into makers_of_brands values (${brand}, ${maker})`.execute(tx)
  }
  await sql`update identifiers set namespace = 'serial:' ||
      (select maker from makers_of_brands where brand = asset_brand)
    where namespace = 'serial' and asset_brand in (select brand from makers_of_brands)`.execute(tx)
  await sql`drop table makers_of_brands`.execute(tx)
}

interface Claim {
  owner_id: string
  asset_id: string
  namespace: string
  registered_at: number
}

async function moveDisputes(tx: Queries, { newId }: LiveCode): Promise<void> {
  const disputes = await tx
    .selectFrom('disputes')
    .where('namespace', '=', 'serial')
    .select(['id', 'key', 'winner_id', 'opened_at'])
    .execute()
  for (const { id, key, winner_id, opened_at } of disputes) {
    const atMakers = Map.groupBy(await claimsTo(tx, key), ({ namespace }) => namespace)
    const namespace = ofWinner(atMakers, winner_id) ?? ofMost(atMakers)
    if (namespace === undefined) continue
    await tx.updateTable('disputes').set({ namespace }).where('id', '=', id).execute()
    if (atMakers.size === 1) continue
    for (const [maker, [first, ...others]] of atMakers) {
      if (!first) continue
      await tx
        .insertInto('unsettled_claims')
        .values({
          ...{ id: newId(), namespace: maker, key, created_at: opened_at },
          ...{ actor_id: first.owner_id, report_id: null },
        })
        .execute()
      if (maker !== namespace) await freeAssets(tx, [first, ...others])
    }
  }
}

/** The claims to a serial number of any maker, the earliest first. Finders do not claim. */
async function claimsTo(tx: Queries, key: string): Promise<Claim[]> {
  return tx
    .selectFrom('identifiers')
    .where('key', '=', key)
    .where((is) => is.or([is('namespace', '=', 'serial'), is('namespace', 'like', 'serial:%')]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports')
            .whereRef('reports.asset_id', '=', 'identifiers.asset_id')
            .where('reports.reported_as', '=', 'Found')
            .select('reports.id'),
        ),
      ),
    )
    .select(['owner_id', 'asset_id', 'namespace', 'registered_at'])
    .orderBy('registered_at')
    .orderBy('id')
    .execute()
}

function ofWinner(atMakers: ReadonlyMap<string, Claim[]>, winnerId: string | null) {
  for (const [namespace, claims] of atMakers) {
    if (claims.some(({ owner_id }) => owner_id === winnerId)) return namespace
  }
  return undefined
}

/** The first of those with the most claimants. */
function ofMost(atMakers: ReadonlyMap<string, Claim[]>) {
  const [most] = [...atMakers].toSorted(([, a], [, b]) => ownersOf(b) - ownersOf(a))
  return most?.[0]
}

const ownersOf = (claims: readonly Claim[]) => new Set(claims.map(({ owner_id }) => owner_id)).size

/** The job settles an identifier without a dispute only if several users have it. */
async function freeAssets(tx: Queries, claims: readonly Claim[]): Promise<void> {
  const open = tx
    .selectFrom('identifiers as i')
    .innerJoin('disputes as d', (join) =>
      join.onRef('d.key', '=', 'i.key').onRef('d.namespace', '=', 'i.namespace'),
    )
    .innerJoin('dispute_claims as c', (join) =>
      join.onRef('c.dispute_id', '=', 'd.id').onRef('c.owner_id', '=', 'i.owner_id'),
    )
    .where('d.status', '=', 'open')
    .where('c.claim_status', '=', 'claims')
    .select('i.asset_id')
  for (const { asset_id } of claims) {
    await tx
      .updateTable('assets')
      .set({ disputed: 0 })
      .where('id', '=', asset_id)
      .where('disputed', '=', 1)
      .where('id', 'not in', open.where('i.asset_id', '=', asset_id))
      .execute()
  }
}

/** Reports that may have been held because of a namesake: the job compares the claims again. */
async function settleHeldReports(tx: Queries, { newId }: LiveCode): Promise<void> {
  const held = await tx
    .selectFrom('reports as r')
    .innerJoin('identifiers as i', 'i.asset_id', 'r.asset_id')
    .where('r.held', '=', 1)
    .where('r.closed_at', 'is', null)
    .where('i.namespace', 'like', 'serial:%')
    .select(['r.id', 'r.reporter_id', 'r.created_at', 'i.namespace', 'i.key'])
    .execute()
  for (const { id, reporter_id, created_at, namespace, key } of held) {
    await tx
      .insertInto('unsettled_claims')
      .values({
        ...{ id: newId(), namespace, key, created_at },
        ...{ actor_id: reporter_id, report_id: id },
      })
      .execute()
  }
}
