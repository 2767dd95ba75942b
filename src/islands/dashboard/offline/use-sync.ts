import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { offlineWords } from '../../../locales/en/screens/dashboard/offline.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { useWords } from '../../words/use-words.ts'
import { assetsKey, reportsQuery } from '../queries.ts'
import { type SendingOutcome, syncQueuedReports } from './sync.ts'

/** Sends the queue, or one report by its key. Shows a toast and updates the lists. */
export function useSync(): (key?: string) => Promise<SendingOutcome> {
  const words = useWords('offlineWords', offlineWords)
  const ownerId = useUser().id
  const queryClient = useQueryClient()
  return useCallback(
    async (key) => {
      const outcome = await syncQueuedReports({ ownerId, ...(key !== undefined && { key }) })
      if (outcome === 'sent') {
        void showToast('success', words.reportAdded)
        void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
        void queryClient.invalidateQueries({ queryKey: assetsKey })
      }
      return outcome
    },
    [ownerId, queryClient, words],
  )
}
