import { useNavigate } from '@tanstack/react-router'

/**
 * Changes the URL of the open list. Given values replace old ones; `undefined` removes a value.
 * Pass `page: undefined` with a new filter, otherwise the page may not exist. `replace` adds no entry
 * to the history.
 */
export function useListNavigation() {
  const navigate = useNavigate()
  return (
    change: Record<string, string | number | undefined>,
    { replace = false }: { replace?: boolean } = {},
  ) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      resetScroll: false,
      replace,
    })
}
