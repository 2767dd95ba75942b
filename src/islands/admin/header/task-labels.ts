import { adminTaskWords } from '../../../locales/en/screens/admin/tasks.ts'
import { type TaskKind, taskPaths } from './task-paths.ts'

/** A number of tasks in words, and their screen. */
export function taskLink({ kind, count }: { kind: TaskKind; count: number }) {
  const { one, many } = adminTaskWords[kind]
  return { ...taskPaths[kind], label: `${count} ${count === 1 ? one : many}` }
}
