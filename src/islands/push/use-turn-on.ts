import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createPushSubscription } from '../../api/notifications/create-push-subscription.ts'
import { pushWords } from '../../locales/en/screens/push.ts'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { useWords } from '../words/use-words.ts'
import { pushSupport, subscribe } from './browser-push.ts'
import { pushQuery } from './push-query.ts'

/**
 * Turns on push in this browser. Only to be called on a press, because the browser asks for
 * permission.
 */
export function useTurnOn(publicKey: string) {
  const push = useWords('pushWords', pushWords)
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const target = await subscribe(publicKey)
      if (target) await call(createPushSubscription, target)
      return target !== null
    },
    onSuccess: (isOn) => {
      if (isOn) void showToast('success', push.turnedOn)
      else {
        const isBlocked = pushSupport() === 'blocked'
        void showToast('error', isBlocked ? push.blocked : push.failed)
      }
    },
    onError: () => void showToast('error', push.failed),
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  })
}
