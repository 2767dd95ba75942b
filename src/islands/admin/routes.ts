import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { itemsList } from './items-list.ts'
import { fetchListAhead, readListSearch } from './table/list.ts'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

const home = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  beforeLoad: () => {
    throw redirect({ to: paths.adminItems, replace: true })
  },
})

export const items = createRoute({
  getParentRoute: () => root,
  path: paths.adminItems,
  validateSearch: (search) => readListSearch(itemsList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, itemsList, deps),
  component: lazyRouteComponent(() => import('./ListItems.tsx'), 'ListItems'),
})

export const routeTree = root.addChildren([home, items])
