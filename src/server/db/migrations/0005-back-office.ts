import { sql } from 'kysely'
import { userSearchTerms } from '../../../domain/users/user-search-terms.ts'
import {
  contentHash,
  genesisHash,
  linkHash,
  type UnchainedEntry,
} from '../../queries/activity/hash-chain.ts'
import type { DialectName, Queries } from '../database.ts'
import type { Step } from '../migration-step.ts'
import type { UserRow } from '../tables.ts'

/** What admins work with: the chained log, the look-up of people, second factors. */
export function statements(dialect: DialectName): Step[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [...chainLog(dialect, instant, end), ...users(dialect, end), ...guards(instant, end)]
}

/** The log gets its chain; what an older database has logged is chained in the order of its times. */
function chainLog(dialect: DialectName, instant: string, end: string): Step[] {
  const dropTriggers =
    dialect === 'sqlite'
      ? ['drop trigger activity_log_no_update', 'drop trigger activity_log_no_delete']
      : ['drop trigger activity_log_append_only on activity_log']
  return [
    ...dropTriggers,
    'drop index activity_by_time',
    'drop index activity_of_entity',
    'drop index activity_of_actor',
    'alter table activity_log rename to loose_entries',
    `create table activity_log (
      seq ${instant} primary key,
      id text not null,
      at ${instant} not null,
      actor_id text,
      action text not null,
      entity text not null,
      entity_id text not null,
      details text not null,
      previous_hash text not null,
      hash text not null
    ) ${end}`,
    `create table activity_head (
      name text primary key,
      seq ${instant} not null,
      hash text not null,
      previous_hash text not null
    ) ${end}`,
    'create index loose_entries_in_order on loose_entries (at, id)',
    chainLooseEntries,
    'drop table loose_entries',
    // Every way to filter the log ends in its order: the newest first.
    'create index activity_by_time on activity_log (at, seq)',
    'create index activity_of_actor on activity_log (actor_id, at, seq)',
    'create index activity_of_entity on activity_log (entity, entity_id, at, seq)',
    'create index activity_by_kind on activity_log (entity, at, seq)',
    'create index activity_by_action on activity_log (action, at, seq)',
    'create index activity_by_kind_and_action on activity_log (entity, action, at, seq)',
    ...appendOnly(dialect),
  ]
}

const batch = 1000

async function chainLooseEntries(tx: Queries): Promise<void> {
  const old = tx.withTables<{ loose_entries: UnchainedEntry }>()
  let [seq, hash, previousHash] = [0, genesisHash, genesisHash]
  let [at, id] = [-1, '']
  for (;;) {
    const rows = await old
      .selectFrom('loose_entries')
      .selectAll()
      .where(sql<boolean>`(at, id) > (${at}, ${id})`)
      .orderBy('at')
      .orderBy('id')
      .limit(batch)
      .execute()
    const chained = rows.map((entry) => {
      seq++
      previousHash = hash
      hash = linkHash(seq, previousHash, contentHash(entry))
      return { seq, ...entry, previous_hash: previousHash, hash }
    })
    ;({ at, id } = rows.at(-1) ?? { at, id })
    if (chained.length > 0) await tx.insertInto('activity_log').values(chained).execute()
    if (chained.length < batch) break
  }
  await tx
    .insertInto('activity_head')
    .values({ name: 'activity', seq, hash, previous_hash: previousHash })
    .execute()
}

function appendOnly(dialect: DialectName): string[] {
  if (dialect === 'sqlite') {
    return ['update', 'delete'].map(
      (endpoint) =>
        `create trigger activity_log_no_${endpoint} before ${endpoint} on activity_log
         begin select raise(abort, 'the activity log is append-only'); end`,
    )
  }
  return [
    `create trigger activity_log_append_only before update or delete or truncate on activity_log
     for each statement execute function refuse_change()`,
  ]
}

/** People are found by the beginning of a name, an e-mail, a number; counted without being read. */
function users(dialect: DialectName, end: string): Step[] {
  const byBytes = dialect === 'sqlite' ? '' : 'collate "C"'
  const count = dialect === 'sqlite' ? 'integer' : 'bigint'
  return [
    'alter table users add column status_reason text',
    `create table user_keys (
      user_id text not null references users (id) on delete cascade,
      key text ${byBytes} not null,
      primary key (user_id, key)
    ) ${end}`,
    keyUsers,
    'create index user_keys_by_key on user_keys (key, user_id)',
    'create index users_by_time on users (created_at, id)',
    'create index users_by_log_in on users (coalesce(last_login_at, 0), id)',
    `create index users_by_name on users (first_name ${byBytes}, last_name ${byBytes}, id)`,
    // The embedded engine compares bytes anyway, and has this one for the column being unique.
    ...(dialect === 'sqlite' ? [] : [`create index users_by_email on users (email ${byBytes})`]),
    // Few of many: whoever filters by the many goes by the order of the list instead.
    "create index users_of_team on users (role, created_at, id) where role <> 'user'",
    "create index users_suspended on users (status, created_at, id) where status = 'suspended'",

    `create table user_counts (
      role text not null,
      status text not null,
      people ${count} not null,
      primary key (role, status)
    ) ${end}`,
    ...['user', 'admin', 'super-admin'].flatMap((role) =>
      ['active', 'suspended'].map(
        (status) =>
          `insert into user_counts select '${role}', '${status}', count(*) from users
           where role = '${role}' and status = '${status}'`,
      ),
    ),
    ...counting(dialect),
  ]
}

async function keyUsers(tx: Queries): Promise<void> {
  let last = ''
  for (;;) {
    const rows = await tx
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'last_name', 'phone_number'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    const keys = rows.flatMap((user) => keysOf(user).map((key) => ({ user_id: user.id, key })))
    if (keys.length > 0) await tx.insertInto('user_keys').values(keys).execute()
    last = rows.at(-1)?.id ?? last
    if (rows.length < batch) break
  }
}

function keysOf(user: Pick<UserRow, 'email' | 'first_name' | 'last_name' | 'phone_number'>) {
  return userSearchTerms({
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phoneNumber: user.phone_number,
  })
}

function counting(dialect: DialectName): string[] {
  const add = (row: string, by: string) =>
    `update user_counts set people = people ${by} where role = ${row}.role and status = ${row}.status;`
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

/** The password asked for again, and the second factor. */
function guards(instant: string, end: string): string[] {
  return [
    `alter table sessions add column password_confirmed_at ${instant}`,
    `create table second_factors (
      user_id text primary key references users (id) on delete cascade,
      secret text not null,
      created_at ${instant} not null,
      confirmed_at ${instant},
      last_step ${instant}
    ) ${end}`,
    `create table recovery_codes (
      code_hash text primary key,
      user_id text not null references users (id) on delete cascade
    ) ${end}`,
    'create index recovery_codes_of_user on recovery_codes (user_id)',
    `create table log_in_challenges (
      token_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      tries_left integer not null,
      expires_at ${instant} not null
    ) ${end}`,
    'create index log_in_challenges_of_user on log_in_challenges (user_id)',
    'create index log_in_challenges_by_end on log_in_challenges (expires_at)',
    `create table team_settings (
      name text primary key,
      value text not null
    ) ${end}`,
  ]
}
