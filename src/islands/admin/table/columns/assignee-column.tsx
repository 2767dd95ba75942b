import type { Assignee } from '../../../../api/disputes/case-work-record.ts'
import { caseWorkWords } from '../../../../locales/en/screens/admin/case-work.ts'
import { tableColumnsOf } from '../features.ts'
import { textCell } from './cells.tsx'

/** Who works on each case of a queue. */
export function assigneeColumnOf<Row extends { assignee: Assignee | null }>() {
  return tableColumnsOf<Row>().accessor((row) => row.assignee?.name ?? '', {
    id: 'assignee',
    ...textCell(caseWorkWords.assignee, { cell: 'max-w-40 opened' }, '–'),
  })
}
