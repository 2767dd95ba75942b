import { useEffect, useRef, useState } from 'react'

/** Enough to fill a few screens; more load as the user nears the end. */
const step = 24
/** The distance from the end, in pixels, at which more items are rendered. */
const ahead = '1200px'

/** The number of rendered items by list, so that Back restores the scroll position. */
const drawn = new Map<string, number>()

/**
 * Renders the beginning of a long list, which grows by itself. Put `end` on the element after it.
 */
export function useInfiniteList<Item>(name: string | undefined, items: readonly Item[]) {
  const [count, setCount] = useState(() => (name && drawn.get(name)) || step)
  const end = useRef<HTMLButtonElement>(null)
  const grow = () => setCount((now) => now + step)

  useEffect(() => {
    if (name) drawn.set(name, count)
  }, [name, count])

  useEffect(() => {
    if (!end.current || count >= items.length) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((now) => now + step),
      { rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, items.length])

  return { shown: items.slice(0, count), isWhole: count >= items.length, end, grow }
}
