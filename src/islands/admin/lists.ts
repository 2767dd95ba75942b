import { queryOptions } from '@tanstack/react-query'
import {
  applicationSorts,
  assetSorts,
  complaintSorts,
  disputeSorts,
  enumerationSorts,
  logSorts,
  lookupSorts,
  mailSorts,
  matchSorts,
  paymentSorts,
  reportSorts,
} from '../../api/admin-lists.ts'
import type { PaymentKind } from '../../domain/payments/passes.ts'
import { call } from '../session.ts'
import {
  assetFilters,
  complaintFilters,
  disputeFilters,
  logFilters,
  matchFilters,
  merchantFilters,
  paymentFilters,
  reportFilters,
  userFilters,
} from './list-filters.ts'
import { fetchRows } from './table/fetch-rows.ts'
import { adminList, unfiltered, withStatus } from './table/list.ts'

export const reportsList = adminList({
  key: 'items',
  sorts: reportSorts,
  filters: reportFilters,
  isQueue: ({ status = 'pending' }) => status === 'pending',
  fetch: (request, signal) =>
    fetchRows('GET /admin/items', 'items', withStatus(request, 'pending'), signal),
})

export const adminReportQuery = (id: string) =>
  queryOptions({
    queryKey: [reportsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /admin/items/{id}', { id }, { signal })).data,
  })

export const assetsList = adminList({
  key: 'all-assets',
  sorts: assetSorts,
  filters: assetFilters,
  fetch: ({ claims, ...request }, signal) =>
    fetchRows('GET /admin/assets', 'assets', { ...request, disputed: claims && 'true' }, signal),
})

export const adminAssetQuery = (id: string) =>
  queryOptions({
    queryKey: [assetsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /admin/assets/{id}', { id }, { signal })).data,
  })

export const disputesList = adminList({
  key: 'disputes',
  sorts: disputeSorts,
  filters: disputeFilters,
  isQueue: ({ status = 'open' }) => status === 'open',
  fetch: (request, signal) =>
    fetchRows('GET /admin/disputes', 'disputes', withStatus(request, 'open'), signal),
})

export const disputeQuery = (id: string) =>
  queryOptions({
    queryKey: [disputesList.key, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/disputes/{id}', { id }, { signal })).data,
  })

export const complaintsList = adminList({
  key: 'complaints',
  sorts: complaintSorts,
  filters: complaintFilters,
  isQueue: ({ status = 'open' }) => status === 'open',
  fetch: (request, signal) =>
    fetchRows('GET /admin/complaints', 'complaints', withStatus(request, 'open'), signal),
})

export const matchesList = adminList({
  key: 'matches',
  sorts: matchSorts,
  filters: matchFilters,
  fetch: (request, signal) => fetchRows('GET /admin/matches', 'matches', request, signal),
})

export const lookupsList = adminList({
  key: 'lookups',
  sorts: lookupSorts,
  filters: unfiltered,
  fetch: (request, signal) => fetchRows('GET /admin/checks', 'days', request, signal),
})

export const enumerationList = adminList({
  key: 'enumeration',
  sorts: enumerationSorts,
  filters: unfiltered,
  fetch: (request, signal) => fetchRows('GET /admin/enumeration-events', 'events', request, signal),
})

export const mailsList = adminList({
  key: 'failed-mails',
  sorts: mailSorts,
  filters: unfiltered,
  fetch: (request, signal) => fetchRows('GET /admin/mail', 'mails', request, signal),
})

/** What the screen shows: the whole ledger, one kind of entry, or the provider’s events. */
export const paymentViews = [
  'all',
  'payment',
  'renewal',
  'grant',
  'refund',
  'dispute',
  'events',
] as const satisfies readonly (PaymentKind | 'all' | 'events')[]

export const paymentsList = adminList({
  key: 'payments',
  sorts: paymentSorts,
  filters: paymentFilters,
  fetch: ({ show, ...request }, options) => {
    const view = viewOf(show)
    const kind = view === 'all' || view === 'events' ? {} : { kind: view }
    return fetchRows('GET /admin/payments', 'payments', { ...request, ...kind }, options)
  },
})

/** The view that a URL names. */
export function viewOf(show: string | undefined): (typeof paymentViews)[number] {
  return paymentViews.find((view) => view === show) ?? 'all'
}

export const merchantsList = adminList({
  key: 'merchants',
  sorts: applicationSorts,
  filters: merchantFilters,
  isQueue: ({ status = 'pending' }) => status === 'pending' || status === 'changed',
  fetch: ({ status, ...request }, signal) => {
    const only =
      status === 'changed' ? { changed: 'true' as const } : withStatus({ status }, 'pending')
    return fetchRows('GET /admin/merchants', 'merchants', { ...request, ...only }, signal)
  },
})

export const merchantQuery = (id: string) =>
  queryOptions({
    queryKey: [merchantsList.key, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/merchants/{id}', { id }, { signal })).data,
  })

export const usersList = adminList({
  key: 'users',
  sorts: ['createdAt', 'name', 'email', 'lastLogin'],
  filters: userFilters,
  fetch: (request, signal) => fetchRows('GET /admin/users', 'users', request, signal),
})

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [usersList.key, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /admin/users/{id}', { id }, { signal })).data,
  })

export const userActivityQuery = (id: string) =>
  queryOptions({
    queryKey: [usersList.key, 'activity', id],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/logs', { actor: id, limit: 5 }, { signal })).data.logs,
  })

export const logsList = adminList({
  key: 'logs',
  sorts: logSorts,
  filters: logFilters,
  fetch: (request, signal) => fetchRows('GET /admin/logs', 'logs', request, signal),
})
