import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { pushWords } from '../../locales/en/screens/push.ts'
import { Button } from '../../ui/Button.tsx'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { useWords } from '../words/use-words.ts'
import { currentSubscription, endpointHash, pushSupport, subscribe } from './browser-push.ts'

/** The button that turns on push in this browser, or why that is not possible. */
export function TurnOnHere({ publicKey }: { publicKey: string }) {
  const push = useWords('pushWords', pushWords)
  const instead = {
    'install-first': push.installFirst,
    blocked: push.blocked,
    unsupported: push.unsupported,
  }
  const turnOn = useTurnOn(publicKey)
  const support = pushSupport()
  if (support !== 'ready') return <p className="text-sm">{instead[support]}</p>
  return (
    <div>
      <Button busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
        <BellRing aria-hidden="true" />
        {push.turnOn}
      </Button>
    </div>
  )
}

/**
 * Turns on push in this browser. Only to be called on a press, because the browser asks for
 * permission.
 */
function useTurnOn(publicKey: string) {
  const push = useWords('pushWords', pushWords)
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const target = await subscribe(publicKey)
      if (target) await call('POST /push/subscriptions', target)
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

/** The user's devices; `hereId` is this browser, if it is one of them. */
export const pushQuery = queryOptions({
  queryKey: ['push-subscriptions'],
  queryFn: async ({ signal }) => {
    const { data } = await call('GET /push/subscriptions', {}, { signal })
    const subscription = await currentSubscription()
    const hash = subscription && (await endpointHash(subscription))
    const here = data.subscriptions.find((each) => each.endpointHash === hash)
    return { ...data, hereId: here?.id ?? null }
  },
})
