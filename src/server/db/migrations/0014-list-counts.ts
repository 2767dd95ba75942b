import {
  type CounterTable,
  countersBefore,
  counterTriggers,
  triggerStatements,
} from '../counter-triggers.ts'
import type { DialectName } from '../database.ts'

export const countTables: CounterTable[] = [
  {
    table: 'matches',
    total: 'matches',
    by: [{ column: 'state', name: 'matches.state.' }],
  },
  {
    table: 'complaints',
    total: 'complaints',
    by: [{ column: 'state', name: 'complaints.state.' }],
  },
  {
    table: 'merchants',
    total: 'merchants',
    by: [{ column: 'status', name: 'merchants.status.' }],
  },
  { table: 'report_checks', total: 'checks', by: [] },
]

/** The later lists of the back office: as long as they may grow, none is counted, none is sorted. */
export function statements(dialect: DialectName): string[] {
  const byBytes = dialect === 'sqlite' ? '' : ' collate "C"'
  return [
    ...countTables.flatMap(countersBefore),
    ...triggerStatements(dialect, countTables.flatMap(counterTriggers)),
    // Of two of one instant the id decides, else a row could stand on two pages and another on none.
    'drop index matches_by_state',
    'create index matches_by_state on matches (state, created_at, id)',
    'drop index complaints_by_state',
    'create index complaints_by_state on complaints (state, created_at, id)',
    'drop index complaints_by_time',
    'create index complaints_by_time on complaints (created_at, id)',
    'drop index report_checks_by_day',
    'create index report_checks_by_day on report_checks (day, last_at, report_id)',
    'drop index outbox_failed',
    `create index outbox_failed on outbox (failed_at, id)
      where failed_at is not null and put_aside_at is null`,
    'drop index reports_of_reporter',
    'create index reports_of_reporter on reports (reporter_id, created_at, id)',
    // A name that many have, in a filter that few pass.
    `create index reports_by_stage_and_name on reports (stage, lower(name)${byBytes}, id)`,
    `create index assets_by_type_and_name on assets (type, lower(name)${byBytes}, id)`,
    'create index assets_disputed_of_type on assets (type, created_at, id) where disputed = 1',
    `create index assets_disputed_by_name on assets (lower(name)${byBytes}, id) where disputed = 1`,
  ]
}
