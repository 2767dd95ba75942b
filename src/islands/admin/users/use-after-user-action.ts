import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../shell/toasts.ts'
import { usersList } from './users-list.ts'

/** What follows when something was done to somebody: everyone’s lists are read anew, a toast says it. */
export function useAfterUserAction() {
  const queryClient = useQueryClient()
  return async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: [usersList.key] })
    void showToast('success', message)
  }
}
