import type { Assignee } from '../../../../api/disputes/case-work-record.ts'
import { caseWorkWords } from '../../../../locales/en/screens/admin/case-work.ts'
import { tableColumnsOf } from '../features.ts'
import { textCell } from './cells.tsx'

/** The column with the staff member who works on the case. */
export function assigneeColumnOf<Row extends { assignee: Assignee | null }>() {
  return tableColumnsOf<Row>().accessor((row) => row.assignee?.name ?? '', {
    id: 'assignee',
    ...textCell(caseWorkWords.assignee, { cell: 'max-w-40 opened' }, '–'),
  })
}
