import type { ResultOf } from '../../../api/contracts.ts'
import { adminTaskWords } from '../../../locales/en/screens/admin/header.ts'
import { paths } from '../../paths.ts'
import { withSearch } from '../../shell/routing/navigation.ts'

export type TaskKind = ResultOf<'GET /admin/tasks'>['data'][number]['kind']

interface TaskPath {
  to: string
  /** URL parameters that select one part of the screen. */
  search?: Record<string, string>
}

/** The screen of each kind of task. */
const taskPaths: Record<TaskKind, TaskPath> = {
  'pending-items': { to: paths.adminItems },
  'open-disputes': { to: paths.adminDisputes },
  'pending-merchants': { to: paths.adminMerchants },
  'merchant-changes': { to: paths.adminMerchants, search: { status: 'changed' } },
  'open-complaints': { to: paths.adminComplaints },
  'failed-mails': { to: paths.adminMail },
  'new-enumeration': { to: paths.adminChecks, search: { show: 'enumeration' } },
}

/** The number of open tasks by screen, without those that only a second tab of the screen shows. */
export function countByPath(tasks: readonly { kind: TaskKind; count: number }[]) {
  const counts = new Map<string, number>()
  for (const { kind, count } of tasks) {
    const { to, search } = taskPaths[kind]
    if (search?.['show']) continue
    counts.set(to, (counts.get(to) ?? 0) + count)
  }
  return counts
}

/** The label of each kind of task with its count, and the screen that lists them. */
export function taskLink({ kind, count }: { kind: TaskKind; count: number }) {
  const { one, many } = adminTaskWords[kind]
  const { to, search = {} } = taskPaths[kind]
  return { href: withSearch(to, search), label: `${count} ${count === 1 ? one : many}` }
}
