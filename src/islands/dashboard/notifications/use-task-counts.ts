import { useQuery } from '@tanstack/react-query'
import type { TaskKind } from '../../../domain/notifications/tasks.ts'
import { pollEveryMs, tasksQuery } from './queries.ts'

const kindsIn = {
  messages: ['label-message', 'question', 'match'],
  transfers: ['transfer'],
  assets: ['evidence'],
} as const satisfies Record<string, readonly TaskKind[]>

/** The number of tasks in each part of the dashboard; empty until it is known. */
export type TaskCounts = Partial<Record<keyof typeof kindsIn, number>>

/** Refetched as often as the count of the bell; empty after a failure. */
export function useTaskCounts(): TaskCounts {
  const { data, isError } = useQuery({ ...tasksQuery, refetchInterval: pollEveryMs })
  if (!data || isError) return {}
  const count = (kinds: readonly TaskKind[]) =>
    data.filter(({ kind }) => kinds.includes(kind)).length
  return {
    messages: count(kindsIn.messages),
    transfers: count(kindsIn.transfers),
    assets: count(kindsIn.assets),
  }
}
