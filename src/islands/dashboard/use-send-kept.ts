import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useUser } from '../shell/user-context.ts'
import { showToast } from '../toasts.ts'
import { assetsKey, reportsQuery } from './queries.ts'
import { type SendingOutcome, sendKeptReports } from './send-kept-reports.ts'

/** Sends what is kept (one of it, by its key), tells when it is done and brings the lists up to date. */
export function useSendKept(): (key?: string) => Promise<SendingOutcome> {
  const ownerId = useUser().id
  const queryClient = useQueryClient()
  return useCallback(
    async (key) => {
      const outcome = await sendKeptReports({ ownerId, ...(key !== undefined && { key }) })
      if (outcome === 'sent') {
        void showToast('success', 'Report added successfully')
        void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
        void queryClient.invalidateQueries({ queryKey: assetsKey })
      }
      return outcome
    },
    [ownerId, queryClient],
  )
}
