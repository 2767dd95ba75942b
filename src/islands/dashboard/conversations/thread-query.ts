import { queryOptions, replaceEqualDeep, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointName, InputOf, ResultOf } from '../../../api/contracts.ts'
import type { ThreadRecord } from '../../../api/conversations/threads.ts'
import { call } from '../../session.ts'
import { cacheAnswer } from '../../shell/cache-answer.ts'
import { showToast } from '../../shell/toasts.ts'

/** While the conversation is open, new messages appear within this time. */
const pollEveryMs = 10_000

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['threads', id],
    queryFn: async ({ signal }) =>
      (await call('GET /matches/{id}/thread', { id }, { signal })).data,
    refetchInterval: pollEveryMs,
    structuralSharing: (before, fresh) =>
      withEarlier(before as ThreadRecord | undefined, fresh as ThreadRecord),
  })

/** Keeps loaded earlier messages when the newest page is fetched again. */
function withEarlier(before: ThreadRecord | undefined, fresh: ThreadRecord): ThreadRecord {
  if (!before) return fresh
  const isFresh = new Set(fresh.messages.map(({ id }) => id))
  const earlier = before.messages.filter(({ id }) => !isFresh.has(id))
  if (earlier.length === 0) return replaceEqualDeep(before, fresh)
  const messages = [...earlier, ...fresh.messages]
  return replaceEqualDeep(before, { ...fresh, messages, earlier: before.earlier })
}

/** Fetches the page before the first shown message. */
export function useEarlierMessages({ id, messages }: Pick<ThreadRecord, 'id' | 'messages'>) {
  const queryClient = useQueryClient()
  const before = messages[0]?.id
  return useMutation({
    mutationFn: async () =>
      (await call('GET /matches/{id}/thread', { id, ...(before && { before }) })).data,
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

/** Replaces the cached thread with the response of an endpoint. */
export function useSetThread(): (thread: ThreadRecord) => Promise<void> {
  const queryClient = useQueryClient()
  return (thread) => cacheAnswer(queryClient, threadQuery(thread.id).queryKey, thread)
}

/**
 * Fetches threads again after a refused call: a wrong answer or code has cost a try, or the other side
 * was faster.
 */
function useRefreshThreads(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: ['threads'] })
}

/** An endpoint that answers with a thread. */
type ThreadEndpoint = {
  [Name in EndpointName]: ResultOf<Name> extends { data: ThreadRecord } ? Name : never
}[EndpointName]

/** Sends what was typed into a form of a thread. The thread shows the response. */
export function useSendToThread<Name extends ThreadEndpoint>(endpoint: Name) {
  const setThread = useSetThread()
  const refresh = useRefreshThreads()
  return async (input: InputOf<Name>) => {
    try {
      await setThread((await call(endpoint, input)).data)
    } catch (error) {
      refresh()
      throw error
    }
  }
}

/** Calls an endpoint of a thread. A toast shows a refusal; the thread shows the response. */
export function useThreadEndpoint<Name extends ThreadEndpoint>(endpoint: Name) {
  const send = useSendToThread(endpoint)
  return useMutation({
    mutationFn: send,
    onError: (error) => void showToast('error', error.message),
  })
}
