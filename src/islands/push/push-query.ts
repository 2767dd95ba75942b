import { queryOptions } from '@tanstack/react-query'
import { listPushSubscriptions } from '../../api/notifications/list-push-subscriptions.ts'
import { call } from '../session.ts'
import { currentSubscription, endpointHash } from './browser-push.ts'

/** The user's devices; `hereId` is this browser, if it is one of them. */
export const pushQuery = queryOptions({
  queryKey: ['push-subscriptions'],
  queryFn: async ({ signal }) => {
    const { data } = await call(listPushSubscriptions, {}, { signal })
    const subscription = await currentSubscription()
    const hash = subscription && (await endpointHash(subscription))
    const here = data.subscriptions.find((each) => each.endpointHash === hash)
    return { ...data, hereId: here?.id ?? null }
  },
})
