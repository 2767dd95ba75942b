import { useNavigate } from '@tanstack/react-router'

/**
 * Changes the address of the list that is open: what is given anew replaces what stood there,
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
