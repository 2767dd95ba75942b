import { sql } from 'kysely'
import { parseCacNumber } from '../../../domain/merchants/cac-numbers.ts'
import type { DialectName, Queries } from '../database.ts'
import type { Step } from '../migration-step.ts'

/** What a merchant has changed and our team has not looked at yet; and one form of every CAC number. */
export function statements(dialect: DialectName): Step[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  return [
    'alter table merchants add column waiting_change text',
    'alter table merchants add column waiting_picture_url text',
    `alter table merchants add column waiting_since ${instant}`,
    `create index merchants_waiting on merchants (applied_at, id) where waiting_since is not null`,
    `create index merchants_by_waiting_picture on merchants (waiting_picture_url)
      where waiting_picture_url is not null`,
    normaliseCacNumbers,
  ]
}

interface Row {
  id: string
  status: string
  cac_number: string
  certificate_number: string | null
}

/**
 * `RC0132314` becomes `RC132314`. Where a business is verified under that number already, the one that
 * was verified later goes back to our team, and its certificate is revoked.
 */
async function normaliseCacNumbers(tx: Queries): Promise<void> {
  const { rows } = await sql<Row>`
    select id, status, cac_number, certificate_number from merchants
    where cac_number like '__0%' order by verified_at, id`.execute(tx)
  for (const { id, status, cac_number, certificate_number } of rows) {
    const cac = parseCacNumber(cac_number) ?? cac_number
    const taken = await sql<Row>`
      select id from merchants
      where cac_number = ${cac} and status in ('verified', 'suspended') and id <> ${id}`.execute(tx)
    if (taken.rows.length > 0 && (status === 'verified' || status === 'suspended')) {
      await sql`update merchants set status = 'pending', reason = null, decided_at = null,
        verified_at = null, expires_at = null, certificate_number = null where id = ${id}`.execute(
        tx,
      )
      await sql`delete from merchant_words where merchant_id = ${id}`.execute(tx)
      await sql`update certificates set revoked_at = issued_at
        where id = ${certificate_number} and revoked_at is null`.execute(tx)
    }
    await sql`update merchants set cac_number = ${cac} where id = ${id}`.execute(tx)
  }
}
