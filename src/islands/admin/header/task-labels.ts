import { adminTaskWords } from '../../../locales/en/screens/admin/tasks.ts'
import { type TaskKind, taskPaths } from './task-paths.ts'

/** The label of each kind of task with its count, and the screen that lists them. */
export function taskLink({ kind, count }: { kind: TaskKind; count: number }) {
  const { one, many } = adminTaskWords[kind]
  return { ...taskPaths[kind], label: `${count} ${count === 1 ? one : many}` }
}
