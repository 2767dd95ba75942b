import { useEffect, useRef, useState } from 'react'

/** As many as fill a few screens; more come as the reader nears the end. */
const step = 24
/** How far off the end is when the next ones are drawn, in pixels. */
const ahead = '1200px'

/** How many were drawn on each list, so that the way back leads to the same place in it. */
const drawn = new Map<string, number>()

/** The beginning of a long list, which grows by itself; `end` goes on what stands after it. */
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
