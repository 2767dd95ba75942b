import { type Trigger, triggerStatements } from '../counter-triggers.ts'
import type { DialectName } from '../database.ts'

const facts = ['type', 'brand', 'model', 'colour', 'hidden']
const kept = facts.map((fact) => `asset_${fact}`)

const keepingTriggers: Trigger[] = [
  {
    name: 'identifiers_facts_insert',
    table: 'identifiers',
    on: 'insert',
    body: () =>
      `update identifiers
       set (${kept.join(', ')}) = (select ${facts.join(', ')} from assets where id = new.asset_id)
       where id = new.id;`,
  },
  {
    name: 'assets_facts_update',
    table: 'assets',
    on: `update of ${facts.join(', ')}`,
    body: () =>
      `update identifiers
       set ${facts.map((fact) => `asset_${fact} = new.${fact}`).join(', ')}
       where asset_id = new.id;`,
  },
]

/**
 * An identifier has beside it what a look-up shows of its asset, kept by triggers: a look-up reads one
 * place of one index in the place of six. A report is not kept there: it must never be told late.
 */
export function statements(dialect: DialectName): string[] {
  return [
    'alter table identifiers add column asset_type text',
    'alter table identifiers add column asset_brand text',
    'alter table identifiers add column asset_model text',
    'alter table identifiers add column asset_colour text',
    'alter table identifiers add column asset_hidden integer',
    `update identifiers
     set (${kept.join(', ')}) =
       (select ${facts.join(', ')} from assets where assets.id = identifiers.asset_id)`,
    ...triggerStatements(dialect, keepingTriggers),
    // PostgreSQL has a row's columns together; SQLite would read its table for each row of an index.
    ...(dialect === 'sqlite'
      ? [
          'drop index identifiers_by_key',
          `create index identifiers_by_key
             on identifiers (key, space, kind, asset_id, ${kept.join(', ')})`,
        ]
      : []),
  ]
}
