import { useNavigate } from '@tanstack/react-router'

/**
 * Changes the URL of the open list: what is given replaces what was there,
 * `undefined` takes it out. A new filter goes with `page: undefined`, else its page may not exist.
 */
export function useListNavigation() {
  const navigate = useNavigate()
  return (change: Record<string, string | number | undefined>) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      resetScroll: false,
    })
}
