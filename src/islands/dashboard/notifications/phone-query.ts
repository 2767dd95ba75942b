import { queryOptions } from '@tanstack/react-query'
import { listPhoneChannels } from '../../../api/notifications/list-phone-channels.ts'
import { call } from '../../session.ts'

export const phoneQuery = queryOptions({
  queryKey: ['phone-channels'],
  queryFn: async ({ signal }) => (await call(listPhoneChannels, {}, { signal })).data,
})
