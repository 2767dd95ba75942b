import type { QueryClient } from '@tanstack/react-query'
import {
  type AdminList,
  type FiltersOf,
  type ListPlace,
  prefetchList,
  readListSearch,
} from './list.ts'

interface LoaderInput<Filters> {
  context: { queryClient: QueryClient }
  deps: Filters & ListPlace
}

/** The common options of list routes: filters in the URL, and a loader that prefetches the rows. */
export function listRoute<Filters extends object, Row>(
  filters: FiltersOf<Filters>,
  loadList: () => Promise<AdminList<Filters, Row>>,
) {
  return {
    validateSearch: (search: Record<string, unknown>) => readListSearch(filters, search),
    loaderDeps: ({ search }: { search: Filters & ListPlace }) => search,
    loader: async ({ context, deps }: LoaderInput<Filters>) =>
      prefetchList(context.queryClient, await loadList(), deps),
  }
}
