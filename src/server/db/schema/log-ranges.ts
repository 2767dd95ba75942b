import type { DialectName } from '../dialect-name.ts'

/** Whether a table is a part of the activity log on PostgreSQL, attached or detached. */
export const isLogRange = (table: string) => /^activity_log_(\d+|rest)$/.test(table)

/** An entry takes about 1 kB with its indexes, a range about 10 GB. */
const entriesOfRange = 10_000_000

/**
 * The statements that put PostgreSQL's activity log into ranges of its numbers. `add_log_ranges` makes
 * the ranges of at least the next `size` numbers. Entries that find no range go to `activity_log_rest`,
 * which it turns into a range. If readers hold a lock for long, it gives up until the next call.
 */
export function createLogRanges(dialect: DialectName): string[] {
  if (dialect === 'sqlite') return []
  return [
    // Attaching does not block writers, as `create table … partition of` does.
    `create function add_log_range(name text, bounds text) returns void language plpgsql as $$
     begin
       execute format('create table %I (like activity_log)', name);
       execute format('create trigger activity_log_no_truncate before truncate on %I
         for each statement execute function refuse_change()', name);
       execute format('alter table activity_log attach partition %I %s', name, bounds);
     end $$`,
    `create function add_log_ranges(size bigint default ${entriesOfRange}) returns void
     language plpgsql set lock_timeout to '2s' as $$
     declare
       head bigint;
       start bigint;
     begin
       perform pg_advisory_xact_lock(hashtextextended('log-ranges', 0));
       select seq into head from activity_log_head;
       select coalesce(max(substring(pg_get_expr(relpartbound, oid) from 'TO \\(''(\\d+)')::bigint),
         (select min(seq) from activity_log_rest), head + 1)
         into start from pg_class join pg_inherits on inhrelid = oid
         where inhparent = 'activity_log'::regclass;
       if exists (select from activity_log_rest) then
         lock table activity_log in access exclusive mode;
         select seq into head from activity_log_head;
         alter table activity_log detach partition activity_log_rest;
         execute format('alter table activity_log_rest rename to activity_log_%s', start);
         execute format('alter table activity_log attach partition activity_log_%s
           for values from (%s) to (%s)', start, start, head + 1);
         perform add_log_range('activity_log_rest', 'default');
         start := head + 1;
       end if;
       while start <= head + size loop
         perform add_log_range('activity_log_' || start,
           format('for values from (%s) to (%s)', start, start + size));
         start := start + size;
       end loop;
     end $$`,
    `select add_log_range('activity_log_rest', 'default')`,
    'select add_log_ranges()',
  ]
}
