import { openPath, withSearch } from '../../shell/routing/navigation.ts'
import { $page } from '../../shell/routing/route.ts'

/**
 * Changes the URL of the open list. Given values replace old ones; `undefined` removes a value.
 * Pass `page: undefined` with a new filter, otherwise the page may not exist. `replace` adds no entry
 * to the history.
 */
export function changeList(
  change: Record<string, string | number | undefined>,
  { replace = false }: { replace?: boolean } = {},
): void {
  const { path, search } = $page.get() ?? { path: location.pathname, search: {} }
  void openPath(withSearch(path, { ...search, ...change }), { replace, keepScroll: true })
}
