import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../shell/toasts.ts'
import { usersList } from '../users-list.ts'

/** After an action on a user: fetches the lists again and shows a toast. */
export function useAfterUserAction() {
  const queryClient = useQueryClient()
  return async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: [usersList.key] })
    void showToast('success', message)
  }
}
