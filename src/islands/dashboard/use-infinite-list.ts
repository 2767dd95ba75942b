import { useEffect, useRef, useState } from 'react'

/** The number of items that are added at once: enough to fill a few screens. */
const step = 24
/** The distance from the end, in pixels, at which more items are rendered. */
const rootMargin = '1200px'

/** The number of rendered items by list, so that Back restores the scroll position. */
const countsByList = new Map<string, number>()

/**
 * Renders the beginning of a long list, and more as the user scrolls. `end` is the ref of the
 * element after the list.
 */
export function useInfiniteList<Item>(name: string | undefined, items: readonly Item[]) {
  const [count, setCount] = useState(() => (name && countsByList.get(name)) || step)
  const end = useRef<HTMLButtonElement>(null)
  const grow = () => setCount((now) => now + step)

  useEffect(() => {
    if (name) countsByList.set(name, count)
  }, [name, count])

  useEffect(() => {
    if (!end.current || count >= items.length) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((now) => now + step),
      { rootMargin },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, items.length])

  return { shown: items.slice(0, count), isWhole: count >= items.length, end, grow }
}
