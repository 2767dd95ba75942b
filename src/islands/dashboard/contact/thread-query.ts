import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Act } from '../../../api/act.ts'
import { getThread } from '../../../api/get-thread.ts'
import type { ThreadRecord } from '../../../api/thread-record.ts'
import { call } from '../../session.ts'
import { showToast } from '../../toasts.ts'

/** While somebody reads it, an answer is at most this far away. */
const askEveryMs = 10_000

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['threads', id],
    queryFn: async ({ signal }) => (await call(getThread, { id }, { signal })).data,
    refetchInterval: askEveryMs,
  })

/** Puts an act's answer in place of what is shown. */
export function useKeepThread(): (thread: ThreadRecord) => void {
  const queryClient = useQueryClient()
  return (thread) => queryClient.setQueryData(threadQuery(thread.id).queryKey, thread)
}

type ThreadAct<Input extends z.ZodMiniType> = Act<Input, z.ZodMiniType<{ data: ThreadRecord }>>

/** An act on a thread that is one press: its refusal is said in a toast, its answer is shown. */
export function useThreadAct<Input extends z.ZodMiniType>(act: ThreadAct<Input>) {
  const keep = useKeepThread()
  return useMutation({
    mutationFn: async (input: z.input<Input>) => (await call(act, input)).data,
    onSuccess: keep,
    onError: (error) => void showToast('error', error.message),
  })
}
