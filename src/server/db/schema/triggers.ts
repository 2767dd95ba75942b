import type { DialectName } from '../dialect-name.ts'
import { counterTriggers } from './counter-triggers.ts'
import { appendOnly, createTriggers, type Trigger } from './trigger.ts'

/** The statements that create all triggers. */
export function createAllTriggers(dialect: DialectName): string[] {
  return [
    ...appendOnly(dialect, activityLog),
    ...countUsers(dialect),
    ...createTriggers(dialect, [...counterTriggers, ...lookupFactTriggers]),
  ]
}

/** Entries of the activity log can be inserted, but not changed or deleted. */
const activityLog = {
  table: 'activity_log',
  refuse: 'refuse_change',
  message: 'the activity log is append-only',
}

/** Users are few enough to be counted without shards. */
function countUsers(dialect: DialectName): string[] {
  const add = (row: string, by: string) =>
    `update user_counters set users = users ${by} where role = ${row}.role and status = ${row}.status;`
  const moved = '(old.role <> new.role or old.status <> new.status)'
  if (dialect === 'sqlite') {
    return [
      `create trigger users_counted_in after insert on users begin ${add('new', '+ 1')} end`,
      `create trigger users_counted_out after delete on users begin ${add('old', '- 1')} end`,
      `create trigger users_counted_on after update of role, status on users when ${moved}
       begin ${add('old', '- 1')} ${add('new', '+ 1')} end`,
    ]
  }
  return [
    `create function count_users() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${add('old', '- 1')} end if;
      if tg_op <> 'DELETE' then ${add('new', '+ 1')} end if;
      return null;
    end $$`,
    `create trigger users_counted after insert or delete on users
     for each row execute function count_users()`,
    `create trigger users_counted_on after update of role, status on users
     for each row when ${moved} execute function count_users()`,
  ]
}

/** Of a later migration: they copy to identifiers when the owner last confirmed the asset. */
export const confirmationTriggers: readonly Trigger[] = [
  {
    name: 'identifiers_confirmed_insert',
    table: 'identifiers',
    on: 'insert',
    body: () =>
      `update identifiers
       set asset_confirmed_at = (select coalesce(confirmed_at, created_at) from assets where id = new.asset_id)
       where id = new.id;`,
  },
  {
    name: 'assets_confirmed_update',
    table: 'assets',
    on: 'update of confirmed_at, created_at',
    body: () =>
      `update identifiers set asset_confirmed_at = coalesce(new.confirmed_at, new.created_at)
       where asset_id = new.id;`,
  },
]

const facts = ['type', 'brand', 'model', 'colour', 'hidden']
const factColumns = facts.map((fact) => `asset_${fact}`)

/**
 * They copy what a lookup shows of an asset to its identifiers, so that a lookup reads one index entry
 * instead of six. Reports are not copied: a lookup must never show one late.
 */
const lookupFactTriggers: readonly Trigger[] = [
  {
    name: 'identifiers_facts_insert',
    table: 'identifiers',
    on: 'insert',
    body: () =>
      `update identifiers
       set (${factColumns.join(', ')}) = (select ${facts.join(', ')} from assets where id = new.asset_id)
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
