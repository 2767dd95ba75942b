import { queryOptions } from '@tanstack/react-query'
import { getPayments } from '../../api/payments/get-payments.ts'
import { call } from '../session.ts'

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }) => (await call(getPayments, {}, { signal })).data,
})
