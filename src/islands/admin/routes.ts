import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { type ReportStage, reportStages } from '../../domain/reports.ts'
import { paths } from '../paths.ts'
import { fetchAhead } from '../shell/fetch-ahead.ts'
import { windowOfPage } from './pages.ts'
import { itemsQuery } from './queries.ts'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

const home = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  beforeLoad: () => {
    throw redirect({ to: paths.adminItems, replace: true })
  },
})

export interface ItemsSearch {
  status?: ReportStage
  /** From 1; left out on the first. */
  page?: number
}

export const items = createRoute({
  getParentRoute: () => root,
  path: paths.adminItems,
  validateSearch: (search): ItemsSearch => {
    const status = reportStages.find((stage) => stage === search['status'])
    const page = Number(search['page'])
    return { ...(status && { status }), ...(Number.isInteger(page) && page > 1 && { page }) }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { status, page = 1 } }) =>
    fetchAhead(context.queryClient.query(itemsQuery(status, windowOfPage(page)))),
  component: lazyRouteComponent(() => import('./ListItems.tsx'), 'ListItems'),
})

export const routeTree = root.addChildren([home, items])
