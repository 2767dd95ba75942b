import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../toasts.ts'
import { usersList } from './users-list.ts'

/** What follows when something was done to somebody: everyone’s lists are read anew, a toast says it. */
export function useAfterPersonAct() {
  const queryClient = useQueryClient()
  return async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: [usersList.key] })
    void showToast('success', message)
  }
}
