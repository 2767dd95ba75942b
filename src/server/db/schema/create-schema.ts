import type { DialectName } from '../dialect-name.ts'
import { counterTriggers } from './counter-triggers.ts'
import { createLogRanges } from './log-ranges.ts'
import { schema } from './schema.ts'
import { createTable } from './table.ts'
import { paymentsAreAppendOnly } from './tables/payments.ts'
import { appendOnlyLog } from './tables/transparency.ts'
import { appendOnly, createTriggers, type Trigger } from './trigger.ts'

/** The statements that create all tables, indexes and triggers in an empty database. */
export function createSchema(dialect: DialectName): string[] {
  return [
    ...Object.entries(schema).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...createAllTriggers(dialect),
    ...firstRows(),
    ...createLogRanges(dialect),
  ]
}

/** The rows that triggers and the activity log update. */
function firstRows(): string[] {
  const genesisHash = '0'.repeat(64)
  return [
    `insert into activity_log_head (name, seq, hash, previous_hash)
       values ('activity', 0, '${genesisHash}', '${genesisHash}')`,
    ...['user', 'admin', 'super-admin'].flatMap((role) =>
      ['active', 'suspended'].map(
        (status) =>
          `insert into user_counters (role, status, users) values ('${role}', '${status}', 0)`,
      ),
    ),
  ]
}

/** The statements that create all triggers. */
function createAllTriggers(dialect: DialectName): string[] {
  return [
    ...appendOnly(dialect, activityLog),
    ...appendOnly(dialect, paymentsAreAppendOnly),
    ...appendOnlyLog(dialect),
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

/** What a lookup shows of an asset: the column of `identifiers`, and its value in `assets`. */
const facts = {
  asset_type: 'type',
  asset_brand: 'brand',
  asset_model: 'model',
  asset_colour: 'colour',
  asset_hidden: 'hidden',
  asset_confirmed_at: 'coalesce(confirmed_at, created_at)',
}

/**
 * They copy these facts to identifiers, so that a lookup reads one index entry instead of six. Reports
 * are not copied: a lookup must never show one late.
 */
const lookupFactTriggers: readonly Trigger[] = [
  {
    name: 'identifiers_facts_insert',
    table: 'identifiers',
    on: 'insert',
    body: () => `update identifiers set ${copyOfFacts('new.asset_id')} where id = new.id;`,
  },
  {
    name: 'assets_facts_update',
    table: 'assets',
    on: 'update of type, brand, model, colour, hidden, confirmed_at, created_at',
    body: () => `update identifiers set ${copyOfFacts('new.id')} where asset_id = new.id;`,
  },
]

function copyOfFacts(assetId: string): string {
  const values = Object.values(facts).join(', ')
  return `(${Object.keys(facts).join(', ')}) = (select ${values} from assets where id = ${assetId})`
}
