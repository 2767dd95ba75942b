import { queryOptions, replaceEqualDeep, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { getThread } from '../../../api/conversations/get-thread.ts'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'

/** While somebody reads it, an answer is at most this far away. */
const askEveryMs = 10_000

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['threads', id],
    queryFn: async ({ signal }) => (await call(getThread, { id }, { signal })).data,
    refetchInterval: askEveryMs,
    structuralSharing: (before, fresh) =>
      withEarlier(before as ThreadRecord | undefined, fresh as ThreadRecord),
  })

/** Keeps the earlier messages that were asked for when the newest page is read again. */
function withEarlier(before: ThreadRecord | undefined, fresh: ThreadRecord): ThreadRecord {
  if (!before) return fresh
  const isFresh = new Set(fresh.messages.map(({ id }) => id))
  const kept = before.messages.filter(({ id }) => !isFresh.has(id))
  if (kept.length === 0) return replaceEqualDeep(before, fresh)
  const messages = [...kept, ...fresh.messages]
  return replaceEqualDeep(before, { ...fresh, messages, earlier: before.earlier })
}

/** Reads the page before the first message that is shown. */
export function useEarlierMessages({ id, messages }: Pick<ThreadRecord, 'id' | 'messages'>) {
  const queryClient = useQueryClient()
  const before = messages[0]?.id
  return useMutation({
    mutationFn: async () => (await call(getThread, { id, ...(before && { before }) })).data,
    onSuccess: (page) =>
      queryClient.setQueryData(
        threadQuery(id).queryKey,
        (shown) =>
          shown && {
            ...shown,
            messages: [...page.messages, ...shown.messages],
            earlier: page.earlier,
          },
      ),
    onError: (error) => void showToast('error', error.message),
  })
}

/** Replaces what is shown with the response of an endpoint. */
export function useSetThread(): (thread: ThreadRecord) => void {
  const queryClient = useQueryClient()
  return (thread) => queryClient.setQueryData(threadQuery(thread.id).queryKey, thread)
}

type ThreadEndpoint<Input extends z.ZodMiniType> = Endpoint<
  Input,
  z.ZodMiniType<{ data: ThreadRecord }>
>

/** Calls an endpoint of a thread by one press: a refusal is shown in a toast, the response in the thread. */
export function useThreadEndpoint<Input extends z.ZodMiniType>(endpoint: ThreadEndpoint<Input>) {
  const keep = useSetThread()
  return useMutation({
    mutationFn: async (input: z.input<Input>) => (await call(endpoint, input)).data,
    onSuccess: keep,
    onError: (error) => void showToast('error', error.message),
  })
}
