import type { Assignee } from '../../../api/disputes/case-work-record.ts'
import { caseWorkWords } from '../../../locales/en/screens/admin/case-work.ts'
import { tableColumnsOf } from './features.ts'

/** Who works on each case of a queue. */
export function assigneeColumnOf<Row extends { assignee: Assignee | null }>() {
  return tableColumnsOf<Row>().accessor((row) => row.assignee?.name ?? '', {
    id: 'assignee',
    header: caseWorkWords.assignee,
    meta: { cell: 'max-w-40 opened' },
    cell: ({ getValue }) => <span className="block truncate">{getValue() || '–'}</span>,
  })
}
