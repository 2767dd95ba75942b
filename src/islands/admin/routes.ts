import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { checksList } from './checks/checks-list.ts'
import { itemsList } from './items-list.ts'
import { mailsList } from './mail/mails-list.ts'
import { matchesList } from './matches/matches-list.ts'
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

export const matches = createRoute({
  getParentRoute: () => root,
  path: paths.adminMatches,
  validateSearch: (search) => readListSearch(matchesList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, matchesList, deps),
  component: lazyRouteComponent(() => import('./matches/ListAllMatches.tsx'), 'ListAllMatches'),
})

export const checks = createRoute({
  getParentRoute: () => root,
  path: paths.adminChecks,
  validateSearch: (search) => readListSearch(checksList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, checksList, deps),
  component: lazyRouteComponent(() => import('./checks/ListChecks.tsx'), 'ListChecks'),
})

export const mails = createRoute({
  getParentRoute: () => root,
  path: paths.adminMail,
  validateSearch: (search) => readListSearch(mailsList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, mailsList, deps),
  component: lazyRouteComponent(() => import('./mail/ListFailedMails.tsx'), 'ListFailedMails'),
})

export const routeTree = root.addChildren([home, items, matches, checks, mails])
