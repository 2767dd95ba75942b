import { formatIdentifier } from '../../src/domain/identifiers/format-identifier.ts'
import {
  insertEntries,
  insertImport,
  setCurrentImport,
} from '../../src/server/queries/listings/imports.ts'
import { findOrCreateSource, newImport } from '../../src/server/services/listings/new-import.ts'
import { type Action, type DemoContext, loggedAction } from './action.ts'
import { superAdmin } from './content.ts'

/** A list of an authority that applies, and its next edition, which waits for a decision. */
export function actionsOfListings({ calendar, idOf }: DemoContext): Action[] {
  // Lookups know an IMEI by its first 14 digits: see parseImei.
  const keys = Array.from({ length: 40 }, (_, n) => `35814672${String(100_003 + 7919 * n)}`)
  const [old, both, fresh] = [keys.slice(0, 2), keys.slice(2, 34), keys.slice(34)]

  const receives = (
    daysAgo: number,
    edition: { numbers: string[]; added: string[]; dropped: string[]; problems: object[] },
    state: 'applied' | 'draft',
  ) =>
    loggedAction(calendar.at(daysAgo, '15:00'), async (tx, ctx) => {
      const { numbers, added, dropped, problems } = edition
      const listedOn = calendar.day(daysAgo)
      const source = await findOrCreateSource(ctx, 'Police, Area F (made up)')
      const about = { licence: 'With permission', fileName: `stolen-phones-${listedOn}.csv` }
      const file = { source: source.name, listedOn, expiresAt: null, ...about }
      const row = newImport(ctx, file, source)
      await insertImport(tx, {
        ...row,
        ...{ state, file_hash: '0'.repeat(64), file_bytes: numbers.length * 30 },
        ...{ entries: numbers.length, unchanged: numbers.length - added.length },
        ...{ dropped: dropped.length, invalid: problems.length },
        findings: JSON.stringify({
          problems,
          added: added.map(shown),
          dropped: dropped.map(shown),
        }),
        applied_at: state === 'applied' ? ctx.now : null,
      })
      const entries = numbers.map((key) => ({ key, namespace: 'imei', kind: 'imei1' }) as const)
      await insertEntries(
        tx,
        entries.map((entry) => ({ ...entry, import_id: row.id, listed_on: listedOn })),
      )
      if (state === 'applied') await setCurrentImport(tx, source.id, row)
      const details = { entries: numbers.length }
      const actorId = idOf(superAdmin)
      return { actorId, action: 'create', entity: 'listing', entityId: row.id, details }
    })

  const applied = { numbers: [...old, ...both], added: both.slice(0, 5), dropped: [], problems: [] }
  const problems = [{ line: 9, problem: 'not-an-identifier', text: '3569 3803, Ikeja' }]
  const next = { numbers: [...both, ...fresh], added: fresh, dropped: old, problems }
  return [receives(30, applied, 'applied'), receives(1, next, 'draft')]
}

function shown(key: string): string {
  return formatIdentifier('imei', key)
}
